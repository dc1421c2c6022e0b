import type { FastifyInstance } from 'fastify';
import { office } from '../../contract/content/current.ts';
import { fill } from '../../contract/fill.ts';
import { figures as words } from '../../messages/en/figures.ts';
import { officeFigures as pageWords } from '../../messages/en/office-figures.ts';
import { visibleText } from '../../server/formats/visible-text.ts';
import {
  type Duration,
  type Ended,
  type Figures,
  type FiguresStore,
  gatherFigures,
  type Times,
} from '../../server/leads/figures.ts';
import {
  durationInWords,
  endedInWords,
  minutesInWords,
  promisesInWords,
  serviceInWords,
  sourceInWords,
} from '../../server/leads/figures-in-words.ts';
import { fieldOf } from '../fields.ts';
import type { PageProps } from '../pages.tsx';
import { ownersOnly } from '../sign-in/sessions.ts';

type Deps = { store: FiguresStore; clock: () => Date };

/** In days. */
const PERIODS = [7, 30, 90];

const USUAL_PERIOD = 30;

/** How the office is doing, for its owners. */
export async function figuresRoutes(app: FastifyInstance, { store, clock }: Deps) {
  app.addHook('onRequest', ownersOnly);

  app.get('/office/figures', async (request, reply) => {
    const days = PERIODS.find((period) => String(period) === fieldOf(request.query, 'days')) ?? USUAL_PERIOD;
    const figures = await gatherFigures(store, days, clock());
    const hasHours = office.hours !== undefined;
    return reply.sendPage('figures', { days, periods: PERIODS, hasHours, ...figuresView(figures) });
  });
}

type View = Omit<PageProps<'figures'>, 'days' | 'periods' | 'hasHours'>;
type TimesView = View['usual'];
type SpanView = TimesView['spans'][number];
type EndedView = View['byService'][number];

/** The figures as the page draws them: every length as a share of the longest, with its words. */
function figuresView(figures: Figures): View {
  const { emergencies, byService, bySource, lostReasons } = figures;
  return {
    usual: timesView(figures),
    emergencies: emergencies.received > 0 ? timesView(emergencies) : undefined,
    byService: byService.map((ended) => endedView(ended, serviceInWords)),
    bySource: bySource.map((ended) => endedView(ended, (name) => visibleText(sourceInWords(name)))),
    lostReasons: lostReasons.map(({ reason, count }) => ({
      reason: visibleText(reason ?? words.noReason),
      count,
    })),
  };
}

function timesView({ received, openWithoutContact, promises, ...times }: Times): TimesView {
  const spans: [title: string, duration: Duration][] = [
    [words.toClaim, times.toClaim],
    [words.fromClaimToContact, times.fromClaimToContact],
    [words.toContact, times.toContact],
  ];
  const scale = scaleOf(spans.map(([, duration]) => duration));
  const { kept, of } = promises;
  return {
    received,
    openWithoutContact,
    promises: { kept, missed: of - kept, words: promisesInWords(promises) },
    spans: spans.map(([title, duration]) => spanView(title, duration, scale)),
  };
}

/**
 * What fills the width, in minutes. A single slow case would press everything else against the edge, so it does not count
 * where there are enough others: it is drawn with a break in its line.
 */
function scaleOf(durations: Duration[]): number {
  const longest = durations.map((one) => ('cases' in one ? one.nineOfTen * 1.25 : Math.max(0, ...one.few)));
  return Math.max(1, ...longest);
}

function spanView(title: string, duration: Duration, scale: number): SpanView {
  if ('few' in duration) {
    return {
      title,
      remark: durationInWords(duration),
      marks: duration.few.map((minutes) => shareOf(minutes, scale)),
      lengths: [],
      cells: { half: '', nineOfTen: '', slowest: '' },
    };
  }
  const { cases, median, nineOfTen, slowest } = duration;
  const length = (minutes: number, template: string) => ({
    text: fill(template, { time: minutesInWords(minutes) }),
    share: shareOf(minutes, scale),
    isBroken: minutes > scale,
  });
  return {
    title,
    remark: fill(pageWords.ofCases, { count: cases }),
    marks: [],
    lengths: [
      length(median, pageWords.halfIn),
      length(nineOfTen, pageWords.nineOfTenIn),
      length(slowest, words.slowest),
    ],
    cells: {
      half: minutesInWords(median),
      nineOfTen: minutesInWords(nineOfTen),
      slowest: minutesInWords(slowest),
    },
  };
}

/** In percent of the width. */
function shareOf(minutes: number, scale: number): number {
  return Math.round(Math.min(1, minutes / scale) * 1000) / 10;
}

function endedView(ended: Ended, nameOf: (name: string | null) => string): EndedView {
  const { name, won, lost, wonPercent } = ended;
  return { name: nameOf(name), won, lost, percent: wonPercent, words: endedInWords(ended) };
}
