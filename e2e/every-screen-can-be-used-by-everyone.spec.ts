import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { createBusiness, demoDesk, signIn } from './desk';

const screens = [
  'overview',
  'review',
  'tasks',
  'tasks?status=open',
  'journal',
  'journal/new',
  'transactions',
  'documents',
  'bills',
  'bills?status=voided',
  'bills/new',
  'vendors',
  'invoices',
  'invoices/new',
  'customers',
  'ledgers',
  'reports/cash-flow',
  'reports/cash-flow?compare=period',
  'reports/profit-and-loss',
  'reports/profit-and-loss?by=all&compare=year',
  'reports/balance-sheet',
  'reports/balance-sheet?compare=quarters',
  'reports/trial-balance',
  'settings/business',
  'settings/books-lock',
  'settings/members',
  'settings/applications',
  'settings/audit-log',
  'settings/account',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Every screen keeps WCAG 2.2 AA, full and empty, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(600_000);
    // A report wider than the window slides under its last column, and axe counts a figure that is half under it as
    // too small to hit; at this width none is.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const address of ['/sign-in', '/choose-password#a-link']) {
      await page.goto(address);
      await expectNoViolations(address);
    }
    await signIn(page, 'bookkeeper');
    const full = await demoDesk(page);
    const empty = await createBusiness(page, `Saltmarsh Pottery, ${colorScheme}`);
    for (const address of ['/businesses', '/businesses/new']) {
      await page.goto(address);
      await expectNoViolations(address);
    }
    for (const desk of [full, empty]) {
      for (const screen of screens) {
        await page.goto(`${desk}/${screen}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(`${desk === full ? 'full' : 'empty'} ${screen}`);
      }
      await page.goto(`${desk}/ledgers`);
      await page.locator('a[href*="/ledger-statement/"]').first().click();
      await expect(page.getByRole('rowheader', { name: 'Opening balance' })).toBeVisible();
      await expectNoViolations(`${desk === full ? 'full' : 'empty'} statement`);
    }
    await page.goto(`${full}/reports/trial-balance`);
    await page.getByRole('cell').getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Figure' })).toBeVisible();
    await expectNoViolations('the entries behind a figure');

    async function expectNoViolations(name: string): Promise<void> {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        name,
      ).toEqual([]);
    }
  });
}
