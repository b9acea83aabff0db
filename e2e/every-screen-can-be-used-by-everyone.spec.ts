import { expect, type Page, test } from '@playwright/test';
import { violations } from './accessibility';
import { createBusiness, demoDesk, signIn } from './desk';
import { publicScreens, screens, screensOfNoBusiness } from './screens';
import { smallTaps } from './small-taps';

const colourRules: Parameters<typeof violations>[1] = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

// One after the other they take longer than all other journeys.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

const half = Math.ceil(screens.length / 2);

test('Every screen keeps WCAG 2.2 AA in both colour schemes, first half', async ({ page }) => {
  const screen = await inspect(page);
  for (const address of publicScreens) await screen.expectNoViolationsAt(address);
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  for (const address of screensOfNoBusiness) await screen.expectNoViolationsAt(address);
  for (const name of screens.slice(0, half)) await screen.expectNoViolationsAt(`${desk}/${name}`);
  screen.expectNothingElse();
});

test('Every screen keeps WCAG 2.2 AA in both colour schemes, second half', async ({ page }) => {
  const screen = await inspect(page);
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  for (const name of screens.slice(half)) await screen.expectNoViolationsAt(`${desk}/${name}`);
  await page.goto(`${desk}/reports/trial-balance`);
  await page.getByRole('cell').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Figure' })).toBeVisible();
  await screen.expectNoViolations('the entries behind a figure');
  await screen.expectNoViolationsOfStatement(desk);
  screen.expectNothingElse();
});

test('Every screen keeps WCAG 2.2 AA in both colour schemes, empty books', async ({ page }) => {
  const screen = await inspect(page);
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Saltmarsh Pottery');
  for (const name of screens) await screen.expectNoViolationsAt(`${desk}/${name}`);
  await screen.expectNoViolationsOfStatement(desk);
  screen.expectNothingElse();
});

test('No figure of a report on a phone is behind names or totals, tapped or focused', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  await expectNoFiguresBeforeTheirColumns(page, `${desk}/reports/cash-flow`);
  await page.setViewportSize({ width: 412, height: 823 });
  const found: string[] = [];
  for (const screen of screens.filter((each) => each.startsWith('reports/'))) {
    await page.goto(`${desk}/${screen}`);
    await expect(page.locator('[data-fitted]').first()).not.toHaveAttribute('data-fitted', '');
    // At the newest of its columns, and back by half of them, where others are half out.
    found.push(...(await smallTargets(page, screen)));
    if (await scrollReports(page)) found.push(...(await smallTargets(page, `${screen}, scrolled`)));
    for (const width of [412, 630]) {
      await page.setViewportSize({ width, height: 823 });
      await expect.poll(() => page.evaluate(areReportsFitted)).toBe(true);
      const covered = await coveredWhenFocused(page);
      found.push(...covered.map((figure) => `${screen}, focused in ${width} pixels: ${figure}`));
    }
    await page.setViewportSize({ width: 412, height: 823 });
  }
  expect(found).toEqual([]);
});

/** Opens a report in a wide window as far as it has come before its columns are fitted: browsers other than Chromium draw that. */
async function expectNoFiguresBeforeTheirColumns(page: Page, address: string): Promise<void> {
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const end = html.indexOf('requestAnimationFrame(()=>document.querySelectorAll');
    expect(end).toBeGreaterThan(0);
    await route.fulfill({ response, body: html.slice(0, end) });
  });
  await page.goto(address);
  await expect(page.locator('[data-fitted=""] table')).toHaveCSS('opacity', '0');
  await page.unrouteAll();
}

async function smallTargets(page: Page, name: string): Promise<string[]> {
  const found = await violations(page, { type: 'rule', values: ['target-size'] });
  return found.map((target) => `${name}: ${target}`);
}

/** Scrolls every report of the page to the middle of its width; whether any is wider than its box. */
function scrollReports(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const wide = [...document.querySelectorAll('[data-fitted]')].filter(
      (box) => box.scrollWidth > box.clientWidth,
    );
    for (const box of wide) box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    return wide.length > 0;
  });
}

/** Whether the columns of every report are those for the width that it has. */
function areReportsFitted(): boolean {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-fitted]')];
  return boxes.every((box) => box.dataset.fitted === `${box.clientWidth}`);
}

/** The figures of the reports of which something else covers the middle once they have the focus. */
function coveredWhenFocused(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const figures = [...document.querySelectorAll<HTMLElement>('[data-fitted] td a')].filter((figure) =>
      figure.checkVisibility(),
    );
    const every = Math.ceil(figures.length / 200);
    const covered = figures.filter((figure, index) => {
      if (index % every > 0) return false;
      figure.focus();
      const { left, right, top, bottom } = figure.getBoundingClientRect();
      return !figure.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    return covered.map(({ textContent }) => textContent ?? '');
  });
}

/** Gathers from now on what the page reports, and what a screen breaks when it is asked for. */
async function inspect(page: Page) {
  // A report wider than the window slides under its last column, and axe counts a figure that is half under it as
  // too small to hit; at this width none is.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What the policy refuses, and what React cannot take over as the server has drawn it, is an error of the console.
  const errors: string[] = [];
  const small: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return { expectNoViolationsAt, expectNoViolationsOfStatement, expectNoViolations, expectNothingElse };

  async function expectNoViolationsAt(address: string): Promise<void> {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(address);
  }

  async function expectNoViolationsOfStatement(desk: string): Promise<void> {
    await page.goto(`${desk}/ledgers`);
    await page.locator('a[href*="/ledger-statement/"]').first().click();
    await expect(page.getByRole('rowheader', { name: 'Opening balance', exact: true })).toBeVisible();
    await expectNoViolations('statement');
  }

  /** All rules in light; in dark those about colour, the only ones that a colour scheme can change. */
  async function expectNoViolations(name: string): Promise<void> {
    await setColorScheme(page, 'light');
    expect(await violations(page), `${name}, light`).toEqual([]);
    await setColorScheme(page, 'dark');
    expect(await violations(page, colourRules), `${name}, dark`).toEqual([]);
    for (const tap of await smallTaps(page)) small.push(`${name}: ${tap}`);
  }

  function expectNothingElse(): void {
    expect(small, 'what is hit over less than 44 pixels on a phone, or has text of less than 16').toEqual([]);
    expect(errors).toEqual([]);
  }
}

/** Waits until every colour is that of the scheme: even a transition of no time keeps the old one until the next frame. */
async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const matches = (scheme: string) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
  await expect.poll(() => page.evaluate(matches, colorScheme)).toBe(true);
  const transitions = () =>
    document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  await expect.poll(() => page.evaluate(transitions)).toBe(0);
}
