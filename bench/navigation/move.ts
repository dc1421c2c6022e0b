import type { Browser, Page } from '@playwright/test';
import { slowDown } from '../browser.ts';
import { press, screenOf, type Way } from './press.ts';
import { probe, type Told } from './probe.ts';

/** A link on one page to another; `site` is the address of both. */
export type Move = { name: string; site: string; from: string; to: string; way: Way };

/** From the click to the painted heading, in milliseconds. */
export type MoveTimes = {
  /** In a fresh browser. */
  cold: number;
  /** After the other page has been visited once. */
  warm: number;
  /** Whether the document stayed or another was loaded. */
  kind: 'move' | 'load';
};

/** In milliseconds: how long a visitor reads before the click, and how long to wait for a heading. */
const READING = 3_000;
const TIMEOUT = 30_000;

/** Follows a link twice in a new browser context, on a slow processor and network. */
export async function timeMove(browser: Browser, move: Move): Promise<MoveTimes> {
  const context = await browser.newContext(screenOf(move.way));
  try {
    const page = await context.newPage();
    const told: Told[] = [];
    await page.exposeFunction('benchTell', (one: Told) => void told.push(one));
    await page.addInitScript(probe);
    const cold = await follow(page, told, move);
    await page.waitForTimeout(1_000);
    const warm = await follow(page, told, move);
    return { cold: cold.time, warm: warm.time, kind: cold.kind };
  } finally {
    await context.close();
  }
}

async function follow(page: Page, told: Told[], { name, site, from, to, way }: Move) {
  const session = await slowDown(page, { network: true });
  await page.goto(site + from, { waitUntil: 'load' });
  await page.waitForTimeout(READING);
  told.length = 0;
  const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
  await press(page, session, link, way);
  for (const end = performance.now() + TIMEOUT; performance.now() < end; await page.waitForTimeout(20)) {
    const click = told.find((one) => one.type === 'click');
    const heading = told.find((one) => one.type === 'heading' && one.path !== from);
    if (click && heading?.type === 'heading') {
      await session.detach();
      return { time: heading.at - click.at, kind: heading.kind };
    }
  }
  throw new Error(`${name} by ${way}: no heading after the click, only ${JSON.stringify(told)}`);
}
