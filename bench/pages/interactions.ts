import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { DESKTOP, PHONE, scrollTo, slowDown } from '../browser.ts';
import type { Report } from '../report.ts';
import { inRounds, median, spread, tryTwice } from '../rounds.ts';
import type { Sites } from '../sites/sites.ts';

/** In milliseconds, with a processor four times slower. */
const GOAL = 100;

/** The allowed spread of opening the menu, which repeats best, as a fraction of the median. */
const NOISE = 0.25;

/** In milliseconds: how long a page rests before it is used, and afterwards until the browser has reported. */
const REST = 500;
const REPORTING = 1_000;

type Interaction = {
  name: string;
  path: string;
  /** A phone unless given: with a finger one swipes, and there are no buttons to do so. */
  screen?: BrowserContextOptions;
  /** What is done first and not measured. */
  prepare?(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
};

const INTERACTIONS: Interaction[] = [
  {
    name: 'menu',
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
  },
  {
    name: 'carousel',
    path: '/',
    screen: DESKTOP,
    prepare: (page) => scrollTo(nextButton(page)),
    act: (page) => nextButton(page).click(),
  },
  {
    name: 'gallery',
    path: '/service/carpentry',
    prepare: (page) => scrollTo(firstPicture(page)),
    act: (page) => firstPicture(page).tap(),
  },
  {
    name: 'checklist',
    path: '/ultimate-guide-to-selling-your-home',
    prepare: openFirstGroup,
    act: (page) => page.getByRole('checkbox').first().tap(),
  },
  {
    name: 'form, typing',
    path: '/estimate',
    prepare: (page) => page.getByLabel('First name').focus(),
    act: (page) => page.keyboard.type('Augusta', { delay: 50 }),
  },
  { name: 'form, sending', path: '/estimate', prepare: fillForm, act: sendForm },
];

/** The longest interaction to next paint of each thing a visitor does, with a processor four times slower. */
export async function measureInteractions(browser: Browser, sites: Sites, rounds: number): Promise<Report> {
  const times = await inRounds(
    rounds,
    INTERACTIONS,
    tryTwice((one) => timeInteraction(browser, sites.site, one)),
  );
  return {
    tables: [
      {
        title: `Interaction to next paint with a processor four times slower, medians of ${rounds} rounds`,
        headings: ['what', 'ms', 'slowest ms'],
        rows: INTERACTIONS.map(({ name }, index) => [
          name,
          median(times[index] ?? []),
          Math.max(...(times[index] ?? [])),
        ]),
      },
    ],
    judged: INTERACTIONS.map(({ name }, index) => ({
      what: `${name}: interaction to next paint, at 4×`,
      value: median(times[index] ?? []),
      unit: ' ms',
      goal: { atMost: GOAL },
    })),
    noise: [{ what: 'the opening of the menu', spread: spread(times[0] ?? []), limit: NOISE }],
  };
}

type ProbedWindow = typeof window & { benchInteractions: number[] };

/** In milliseconds; the browser rounds to 8. */
async function timeInteraction(browser: Browser, site: string, { path, screen, prepare, act }: Interaction) {
  const context = await browser.newContext(screen ?? PHONE);
  try {
    const page = await context.newPage();
    await slowDown(page, { network: false });
    await page.addInitScript(probe);
    await page.goto(site + path, { waitUntil: 'load' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await prepare?.(page);
    await page.waitForTimeout(REST);
    await page.evaluate(() => {
      (window as unknown as ProbedWindow).benchInteractions.length = 0;
    });
    await act(page);
    await page.waitForTimeout(REPORTING);
    const times = await page.evaluate(() => (window as unknown as ProbedWindow).benchInteractions);
    return Math.max(0, ...times);
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else. Only events of an interaction have an `interactionId`. */
function probe(): void {
  const times: number[] = [];
  (window as unknown as ProbedWindow).benchInteractions = times;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (entry.interactionId) times.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** By label and not by role: far below the screen, elements have no role yet. */
function nextButton(page: Page) {
  return page.locator('main button[aria-label^="Next: "]').last();
}

function firstPicture(page: Page) {
  return page.getByRole('region', { name: 'Recent Projects' }).getByRole('link').first();
}

/** The groups of the checklist are folded on a phone. */
async function openFirstGroup(page: Page): Promise<void> {
  const group = page.locator('details', { has: page.locator('input[type=checkbox]') }).first();
  await scrollTo(group);
  await group.locator('summary').tap();
  await scrollTo(page.getByRole('checkbox').first());
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Augusta');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill(`augusta-${Math.random().toString(36).slice(2)}@customer.example`);
  await page.getByLabel('Service').selectOption('painting');
  await page.getByLabel('Describe your project').fill('The porch ceiling peels.');
  await scrollTo(page.getByRole('button', { name: 'Submit Form' }));
}

async function sendForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Form' }).tap();
  await page.getByText('Estimate Request Sent!').first().waitFor();
}
