import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serviceOptions } from '../../contract/content/current.ts';
import { fill } from '../../contract/fill.ts';
import { optionLabel } from '../../contract/forms/form.ts';
import { officeBoard as words } from '../../messages/en/office-board.ts';
import { officeForget as forgetWords } from '../../messages/en/office-forget.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import type { OfficeHours } from '../../server/calendar/office-hours.ts';
import type { Config } from '../../server/config.ts';
import { businessDay, readableTime } from '../../server/formats/business-time.ts';
import { leadsAsCsv } from '../../server/leads/csv.ts';
import { ALL_COLUMNS } from '../../server/leads/lead-rows.ts';
import { parseReference } from '../../server/leads/reference.ts';
import { eachPageOfLeads } from '../../server/store/leads.ts';
import type { Store } from '../../server/store/store.ts';
import { fieldOf, statusIn } from '../fields.ts';
import { deliveryNews } from '../lead/deliveries.ts';
import { ownersOnly } from '../sign-in/sessions.ts';
import { createBoard } from './board.ts';
import type { BoardProps } from './board.tsx';
import { asQuery, chosenIn, filterOf } from './filter.ts';
import { createNotices } from './notices.ts';

type Deps = { store: Store; config: Config; officeHours: OfficeHours; clock: () => Date };

/** The lists of requests: what waits, what is mine, all, and what is held. */
export async function boardRoutes(app: FastifyInstance, deps: Deps) {
  const { store, clock } = deps;
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

  // All words of the chosen leads, for a spreadsheet, and first a line in the audit trail. Not for HEAD, which would only write the line.
  const forOwners = { onRequest: [fromOurPages, ownersOnly], exposeHeadRoute: false };
  app.get('/office/export.csv', forOwners, async (request, reply) => {
    const chosen = chosenIn(request.query);
    const filter = filterOf(chosen);
    const at = clock();
    const detail = `${await store.countLeads(filter)}${asQuery(chosen)}`;
    await store.addToAudit({ by: request.visit.user.id, what: 'exported', detail, at });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="requests-${businessDay(at)}.csv"`)
      .send(Readable.from(leadsAsCsv(eachPageOfLeads(store, filter), ALL_COLUMNS)));
  });

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
      status: statusIn(request, statusLines()),
      printed: fill(words.callList, { when: readableTime(clock()) }),
      mayDelete: user.role === 'owner',
      pager: {
        next: next && `${path}${asQuery({ ...chosen, after: next })}`,
        first: afterIn(request) && `${path}${asQuery({ ...chosen })}`,
      },
    });
  }
}

/** The reference of the last lead on the page before. */
function afterIn(request: FastifyRequest): string | undefined {
  return parseReference(fieldOf(request.query, 'after'));
}

const statusLines = () => ({ ...deliveryNews(), deleted: forgetWords.done });

/** A link on another site would bring the cookie along, and fill the audit trail with exports. */
async function fromOurPages({ headers }: FastifyRequest, reply: FastifyReply) {
  const from = headers['sec-fetch-site'];
  // A typed address says `none`, and an old browser nothing.
  if (from === 'cross-site' || from === 'same-site') return reply.refuse(403, refusalWords.crossSite);
}
