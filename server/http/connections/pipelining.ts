import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = { request: IncomingMessage; response: ServerResponse };
type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Handles pipelined requests of a connection one at a time (RFC 9112, 9.3.2), so a client that reads nothing blocks
 * only one answer. Node parses everything that arrived in one chunk before anything else runs, which can be thousands of
 * requests. Each takes memory while it waits, so a connection with too many is destroyed.
 */
export function serializePipelinedRequests(limits: { pipelined: number; pipelinedInAll: number }) {
  /** By connection: the exchange being handled, then those that wait. */
  const queues = new WeakMap<Socket, Exchange[]>();
  let waitingInAll = 0;
  let takesMore = true;

  function admit(request: IncomingMessage, response: ServerResponse, handle: Handle) {
    const { socket } = request;
    const queue = queues.get(socket) ?? open(socket);
    if (queue.length === 0) {
      queue.push({ request, response });
      answerFirst(socket, queue, handle);
    } else if (takesMore && queue.length <= limits.pipelined && waitingInAll < limits.pipelinedInAll) {
      queue.push({ request, response });
      waitingInAll++;
    } else if (takesMore) {
      socket.destroy();
    }
  }

  function open(socket: Socket): Exchange[] {
    const queue: Exchange[] = [];
    queues.set(socket, queue);
    socket.once('close', () => {
      waitingInAll -= Math.max(0, queue.length - 1);
      queue.length = 0;
    });
    return queue;
  }

  function answerFirst(socket: Socket, queue: Exchange[], handle: Handle) {
    const [first] = queue;
    if (!first || !socket.writable) return;
    first.response.once('close', () => {
      if (queue.shift() && queue.length > 0) waitingInAll--;
      answerFirst(socket, queue, handle);
    });
    handle(first.request, first.response);
  }

  return {
    admit,
    /** From now on, ignores a request that arrives while another is being handled. */
    stopPipelining() {
      takesMore = false;
    },
    currentOf: (socket: Socket): Exchange | undefined => queues.get(socket)?.[0],
    isMoreWaiting: (socket: Socket): boolean => (queues.get(socket)?.length ?? 0) > 1,
  };
}
