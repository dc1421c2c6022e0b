import { type FiguresStore, gatherFigures } from '../../leads/gather-figures.ts';
import { memoized } from '../health/memoized.ts';
import { family } from './exposition.ts';

/** In days. */
const FIGURES_OF = 30;

type Deps = { store: FiguresStore; clock: () => Date };

/** How the office is doing with what came in the last thirty days, as counts alone. Nothing while the store cannot be read. */
export function createOfficeMetrics({ store, clock }: Deps) {
  const counted = memoized(() => gatherFigures(store, FIGURES_OF, clock()), clock);

  async function text(): Promise<string[]> {
    const figures = await counted().catch(() => undefined);
    if (!figures) return [];
    const { emergencies, byService } = figures;
    const kinds = [
      { kind: 'normal', times: figures },
      { kind: 'emergency', times: emergencies },
    ];
    const sum = (what: 'won' | 'lost') => byService.reduce((all, ended) => all + ended[what], 0);
    return [
      family(
        'one_call_leads_without_contact',
        'gauge',
        'Open leads of the last 30 days without a first contact.',
        kinds.map(({ kind, times }) => ({ labels: { kind }, value: times.openWithoutContact })),
      ),
      family(
        'one_call_promises',
        'gauge',
        'Promises of the last 30 days whose time has come, by whether they were kept.',
        kinds.flatMap(({ kind, times: { promises } }) => [
          { labels: { kind, outcome: 'kept' }, value: promises.kept },
          { labels: { kind, outcome: 'missed' }, value: promises.of - promises.kept },
        ]),
      ),
      family('one_call_leads_ended', 'gauge', 'Leads of the last 30 days that were won or lost.', [
        { labels: { outcome: 'won' }, value: sum('won') },
        { labels: { outcome: 'lost' }, value: sum('lost') },
      ]),
    ];
  }

  return { text };
}
