import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serviceOptions } from '../../content/service-options.ts';
import * as words from '../../content/words/office-board.ts';
import * as forgetWords from '../../content/words/office-forget.ts';
import { fill } from '../../contract/fill.ts';
import { optionLabel } from '../../contract/forms/form.ts';
import { ownValue } from '../../contract/own-value.ts';
import type { OfficeHours } from '../../server/calendar/office-hours.ts';
import type { Config } from '../../server/config.ts';
import { readableTime } from '../../server/formats/business-time.ts';
import { parseReference } from '../../server/leads/reference.ts';
import type { Store } from '../../server/store/store.ts';
import { createBoard } from './board.ts';
import type { BoardProps } from './board.tsx';
import { deliveryNews } from './delivery-news.ts';
import { asQuery, chosenIn, filterOf } from './filter.ts';
import { createNotices } from './notices.ts';

type Deps = { store: Store; config: Config; officeHours: OfficeHours; clock: () => Date };

/** The lists of requests: what waits, what is mine, all, and what is held. */
export async function boardRoutes(app: FastifyInstance, deps: Deps) {
  const board = createBoard(deps);
  const notices = createNotices(deps);

  app.get('/office', async (request, reply) =>
    send(request, reply, { list: 'waiting', path: '/office', ...(await board.waiting(afterIn(request))) }),
  );

  app.get('/office/mine', async (request, reply) => {
    const shown = await board.mine(request.visit.user.id, afterIn(request));
    return send(request, reply, { list: 'mine', path: '/office/mine', ...shown });
  });

  app.get('/office/all', async (request, reply) => {
    const chosen = chosenIn(request.query);
    const { found, ...shown } = await board.all(filterOf(chosen), afterIn(request));
    const filters = {
      chosen,
      services: serviceOptions.map((value) => ({ value, label: optionLabel(value) })),
      found: found === 1 ? words.foundOne : fill(words.found, { count: found }),
      export: request.visit.user.role === 'owner' ? `/office/export.csv${asQuery(chosen)}` : undefined,
    };
    return send(request, reply, { list: 'all', path: '/office/all', chosen, filters, ...shown });
  });

  app.get('/office/held', async (request, reply) =>
    send(request, reply, { list: 'held', path: '/office/held', ...(await board.held(afterIn(request))) }),
  );

  type Shown = Pick<BoardProps, 'list' | 'cards' | 'reminders' | 'inHand' | 'empty' | 'test' | 'filters'> & {
    path: string;
    chosen?: ReturnType<typeof chosenIn>;
    next?: string | undefined;
  };

  async function send(request: FastifyRequest, reply: FastifyReply, { path, chosen, next, ...shown }: Shown) {
    const { user } = request.visit;
    const { heldUrgent, ...head } = await board.head(user.id);
    return reply.sendPage('board', {
      ...shown,
      ...head,
      notices: await notices(heldUrgent),
      status: statusAfter(textIn(request, 'did')),
      printed: fill(words.callList, { when: readableTime(deps.clock()) }),
      mayDelete: user.role === 'owner',
      pager: {
        next: next && `${path}${asQuery({ ...chosen, after: next })}`,
        first: afterIn(request) && `${path}${asQuery({ ...chosen })}`,
      },
    });
  }
}

/** The reference of the last ticket on the page before. */
function afterIn(request: FastifyRequest): string | undefined {
  return parseReference(textIn(request, 'after'));
}

function textIn({ query }: FastifyRequest, name: string): string {
  const value = ownValue(query, name);
  return typeof value === 'string' ? value : '';
}

/** What the board says after a press, by the word for it in its address. */
function statusAfter(did: string): string | undefined {
  return did === 'deleted' ? forgetWords.done : deliveryNews(did);
}
