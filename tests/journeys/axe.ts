import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { THEMES } from './measures.ts';

/** The rules that read colors; whatever the others look at is the same in both themes. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/** What axe found on a page: what is wrong, by which rule, and where. */
export type AxeFinding = {
  theme: string;
  rule: string;
  help: string;
  html: string;
  summary?: string | undefined;
};

export async function expectNoFindings(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

/** Lets axe look at everything in the first theme, and at the colors again in the others. */
export async function axeFindings(page: Page): Promise<AxeFinding[]> {
  const [first] = THEMES;
  const findings: AxeFinding[] = [];
  for (const theme of THEMES) {
    if (theme !== first) await page.emulateMedia({ colorScheme: theme });
    const found = await findingsIn(page, theme === first ? undefined : COLORS);
    findings.push(...found.map((each) => ({ theme, ...each })));
  }
  await page.emulateMedia({ colorScheme: first });
  return findings;
}

/**
 * With axe's one rule that is new in WCAG 2.2, which it leaves out by default; without its account of what is in order,
 * which takes several times as long as the search itself.
 */
async function findingsIn(page: Page, rules?: string[]): Promise<Omit<AxeFinding, 'theme'>[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const search = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await search.run({
      resultTypes: ['violations'],
      ...(runOnly ? { runOnly } : { rules: { 'target-size': { enabled: true } } }),
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ rule: id, help, html, summary: failureSummary })),
    );
  }, rules);
}
