import { startBrowser } from '../browser.ts';
import type { Judged, Report } from '../report.ts';
import { inRounds, type Measurement, median, spread, tryTwice } from '../rounds.ts';
import { type Sites, serveSites } from '../sites/sites.ts';
import { type Move, type MoveTimes, timeMove, WAYS, type Way } from './move.ts';

/** Parts of the floor's page load. */
const WARM_GOAL = 0.4;
const COLD_GOAL = 0.7;

/** The allowed spread of the floor's page loads, as a fraction of the median. */
const NOISE = 0.1;

/** Where each begins is a page with a plain link to it; on a phone the menu is closed. */
const MOVES = [
  { name: 'about', from: '/', to: '/about' },
  { name: 'decks', from: '/services', to: '/service/decks' },
  { name: 'home', from: '/about', to: '/' },
  { name: 'guide', from: '/', to: '/ultimate-guide-to-selling-your-home' },
];
const TARGETS = MOVES.map(({ name }) => name);

/** From the click on a link to the heading of its page, beside the floor's full page load in the same run. */
export const navigation: Measurement = {
  names: [...WAYS, ...TARGETS],
  async *run({ rounds = 10, chosen }) {
    const sites = await serveSites();
    const browser = await startBrowser(sites.browserFlags);
    try {
      const moves = chosenMoves(sites, chosen(WAYS), chosen(TARGETS));
      const times = await inRounds(
        rounds,
        moves,
        tryTwice((move) => timeMove(browser, move)),
      );
      yield report(moves, times, rounds);
    } finally {
      await browser.close();
      await sites.stop();
    }
  },
};

/** For each way, the floor's page load first. */
function chosenMoves(sites: Sites, ways: Way[], targets: string[]): Move[] {
  const moves = MOVES.filter(({ name }) => targets.includes(name));
  return ways.flatMap((way) => [
    { name: FLOOR, site: sites.floor, from: '/', to: '/services.html', way },
    ...moves.map((move) => ({ ...move, site: sites.site, way })),
  ]);
}

const FLOOR = 'floor';

type Measured = { move: Move; cold: number; warm: number; kinds: string; floorLoad: number };

function report(moves: Move[], times: MoveTimes[][], rounds: number): Report {
  const loadOf = (way: Way) =>
    times[moves.findIndex((move) => move.name === FLOOR && move.way === way)] ?? [];
  const measured = moves.map((move, index): Measured => {
    const runs = times[index] ?? [];
    return {
      move,
      cold: median(runs.map(({ cold }) => cold)),
      warm: median(runs.map(({ warm }) => warm)),
      kinds: [...new Set(runs.map(({ kind }) => kind))].join(', '),
      floorLoad: median(loadOf(move.way).map(({ cold }) => cold)),
    };
  });
  return {
    tables: [
      {
        title: `From the click to the painted heading, medians of ${rounds} rounds, and as parts of the floor's first page load`,
        headings: ['page', 'by', 'document', 'cold ms', '× floor', 'warm ms', '× floor'],
        rows: measured.map(({ move, cold, warm, kinds, floorLoad }) => [
          move.name,
          move.way,
          kinds === 'move' ? 'stays' : kinds === 'load' ? 'is loaded' : kinds,
          Math.round(cold),
          (cold / floorLoad).toFixed(2),
          Math.round(warm),
          (warm / floorLoad).toFixed(2),
        ]),
      },
    ],
    judged: measured.filter(({ move }) => move.name !== FLOOR).flatMap(judge),
    noise: [...new Set(moves.map(({ way }) => way))].map((way) => ({
      what: `the floor's page load by ${way}`,
      spread: spread(loadOf(way).map(({ cold }) => cold)),
      limit: NOISE,
    })),
  };
}

function judge({ move, cold, warm, floorLoad }: Measured): Judged[] {
  const what = `to ${move.name} by ${move.way}`;
  return [
    { what: `${what}, warm`, value: warm / floorLoad, unit: ' ×', digits: 2, goal: { atMost: WARM_GOAL } },
    { what: `${what}, cold`, value: cold / floorLoad, unit: ' ×', digits: 2, goal: { atMost: COLD_GOAL } },
  ];
}
