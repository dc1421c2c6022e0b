import type { FastifyInstance } from 'fastify';
import { office } from '../../content/office.ts';
import { type FiguresStore, gatherFigures } from '../leads/gather-figures.ts';
import { figuresView } from './figures-view.ts';
import { ownersOnly } from './owners-only.ts';

type Deps = { store: FiguresStore; clock: () => Date };

/** In days. */
const PERIODS = [7, 30, 90];

const USUAL_PERIOD = 30;

/** How the office is doing, for its owners. */
export async function figuresRoutes(app: FastifyInstance, { store, clock }: Deps) {
  app.addHook('onRequest', ownersOnly);

  app.get<{ Querystring: { days?: string } }>('/office/figures', async (request, reply) => {
    const days = PERIODS.find((period) => String(period) === request.query.days) ?? USUAL_PERIOD;
    const figures = await gatherFigures(store, days, clock());
    const hasHours = office.hours !== undefined;
    return reply.sendPage('figures', { days, periods: PERIODS, hasHours, ...figuresView(figures) });
  });
}
