import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules of the Web Content Accessibility Guidelines, up to 2.2 AA. */
const wcag: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/**
 * What the page breaks of the rules: the name of each, and the elements. Runs in the page itself, which has no frames, and without
 * the results of what passed: large tables take a third of the time.
 */
export async function violations(page: Page, runOnly: RunOptions['runOnly'] = wcag): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const found = await page.evaluate(async (asked) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, asked);
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
  }, options);
  return found.map(([id, elements]) => `${id}: ${elements.slice(0, 5).join(' ')}`);
}
