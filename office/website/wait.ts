import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds until a page says that it is being made, and until it says so again: proxies end what takes a minute. */
const PATIENCE = { first: 1_500, again: 30_000 };

/** What is made, or undefined where that takes long. Then `sendWaiting` answers, and its page asks again. */
export async function soon<Made>(
  { query }: FastifyRequest,
  make: (isOver: () => boolean) => Promise<Made>,
): Promise<Made | undefined> {
  const time = Promise.withResolvers<undefined>();
  let isOver = false;
  const timer = setTimeout(
    time.resolve,
    PATIENCE['again' in (query as object) ? 'again' : 'first'],
    undefined,
  );
  try {
    return await Promise.race([make(() => isOver), time.promise]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}

/** A page that stays in sight until the browser has the answer. */
export function sendWaiting(
  request: FastifyRequest,
  reply: FastifyReply,
  said: { title: string; status: string; newCompany?: string | undefined },
) {
  const { url } = request;
  const again = 'again' in (request.query as object) ? url : `${url}${url.includes('?') ? '&' : '?'}again`;
  return reply.header('refresh', `0; url=${again}`).sendPage('waiting', said);
}
