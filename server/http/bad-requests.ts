import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as refusalWords from '../../content/words/refusals.ts';
import { isApi } from './request-path.ts';

/**
 * Answers to requests so malformed that they never reach a route or a hook. Without these, Fastify answers in its own
 * words, without our headers, and logs the raw bytes.
 */
export function badRequests(headers: Record<string, string>) {
  return {
    /** The address cannot be decoded. */
    frameworkErrors(_error: Error, request: FastifyRequest, reply: FastifyReply) {
      reply.code(404).headers(headers).header('cache-control', 'no-store');
      const message = refusalWords.notFound;
      if (isApi(request.url)) return reply.send({ success: false, message });
      return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
    },

    /** The bytes are not HTTP, or the headers are too large or too slow. */
    clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.end(
        `HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
      );
    },
  };
}

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
