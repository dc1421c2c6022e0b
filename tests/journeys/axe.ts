import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { THEMES } from './measures.ts';

/** The rules that read colors; whatever the others look at is the same in both themes. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/** Lets axe look at everything in the first theme, and at the colors again in the others. */
export async function expectNoFindings(page: Page): Promise<void> {
  const [first, ...others] = THEMES;
  expect(await findingsIn(page)).toEqual([]);
  for (const theme of others) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await findingsIn(page, COLORS), theme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: first });
}

/**
 * With axe's one rule that is new in WCAG 2.2, which it leaves out by default; without its account of what is in order,
 * which takes several times as long as the search itself.
 */
async function findingsIn(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const search = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await search.run({
      resultTypes: ['violations'],
      ...(runOnly ? { runOnly } : { rules: { 'target-size': { enabled: true } } }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
    );
  }, rules);
}
