import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoDesk, signIn } from './desk';

/** Groups of many ledgers, computed figures, and cash at a moment. */
const figures: [report: string, names: string[]][] = [
  ['profit-and-loss?view=table', ['Operating expenses', 'Gross profit', 'Net income']],
  [
    'balance-sheet?view=table',
    ['Assets', "Members' equity, earlier years", 'Net income', 'Liabilities and equity'],
  ],
  ['cash-flow?view=table', ['Operating activities', 'Net change in cash', 'Ending cash']],
  ['trial-balance', ['Checking', 'Net income, earlier years']],
];

test('A figure on the profit and loss opens the entries behind it', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  const { start, end } = lastQuarter(new Date());

  await test.step('the entries add up to it, and the report is found again as it was left', async () => {
    await page.goto(`${desk}/reports/profit-and-loss?start=${start}&end=${end}&by=month&view=table`);
    const shown = await openFigure(page, 'Rent');
    await expect(figureBar(page)).toContainText('Behind Rent');
    await expect(page.getByText(/^All \d+ entries$/)).toBeVisible();
    const amounts = await amountsOf(page.getByRole('grid', { name: 'Journal entries' }));
    expect(amounts.length).toBeGreaterThan(1);
    expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(centsOf(shown));
    await figureBar(page).getByRole('link', { name: 'Profit and loss' }).click();
    await expect(page).toHaveURL(new RegExp(`profit-and-loss\\?.*end=${end}`));
  });

  await test.step('the name of a ledger opens its statement, and the file of it', async () => {
    await page.getByRole('link', { name: 'Rent', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rent' })).toBeVisible();
    const closing = page.getByRole('row', { name: /^Closing balance/ });
    const opening = page.getByRole('row', { name: /^Opening balance/ });
    const [before, after] = [await lastCents(opening), await lastCents(closing)];
    const debits = centsOf((await closing.getByRole('cell').allInnerTexts())[1] ?? '');
    expect(after - before).toBe(debits);
    await page.getByRole('button', { name: 'Download' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(new RegExp(` - Statement of Rent ${start} to ${end}\\.csv$`));
    expect(await readFile(await file.path(), 'utf8')).toContain('Closing balance');
  });

  await test.step('groups and computed figures lead to their entries, too, on every report', async () => {
    for (const [report, names] of figures) {
      for (const name of names) {
        await page.goto(`${desk}/reports/${report}`);
        await openFigure(page, name);
      }
    }
  });

  await test.step('a year is compared with the year before', async () => {
    await page.goto(`${desk}/reports/profit-and-loss?by=all&view=table`);
    await page.getByRole('button', { name: 'Comparison: No comparison' }).click();
    await page.getByRole('menuitem', { name: 'With a year earlier' }).click();
    await expect(page.getByRole('columnheader', { name: 'Change, %' })).toBeVisible();
    await page.getByRole('button', { name: 'Detail: All levels' }).click();
    await page.getByRole('menuitem', { name: 'First level only' }).click();
    await expect(page.getByRole('link', { name: 'Rent', exact: true })).toBeHidden();
  });
});

/** The days of the last quarter that is over; in each of its months the demo business paid its rent. */
function lastQuarter(today: Date): { start: string; end: string } {
  const firstMonth = Math.floor(today.getUTCMonth() / 3) * 3;
  const dayOf = (month: number, day: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), month, day)).toISOString().slice(0, 10);
  return { start: dayOf(firstMonth - 3, 1), end: dayOf(firstMonth, 0) };
}

/** Follows the last figure of a row; the journal must say the same sum. Gives the figure as it is written. */
async function openFigure(page: Page, name: string): Promise<string> {
  const header = new RegExp(`^(?:(?:Collapse|Expand) ${name} )?${name}$`);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: header }) });
  const figure = row.getByRole('cell').getByRole('link').last();
  const shown = (await figure.textContent())?.trim() ?? '';
  await figure.click();
  await expect(figureBar(page).getByText(shown, { exact: true })).toBeVisible();
  return shown;
}

function figureBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Figure' });
}

async function amountsOf(grid: Locator): Promise<number[]> {
  const rows = await grid.locator('tbody tr').all();
  return Promise.all(rows.map(lastCents));
}

/** The amount at the end of a row, in cents. */
async function lastCents(row: Locator): Promise<number> {
  return centsOf((await row.locator('td').last().textContent())?.trim() ?? '');
}

function centsOf(text: string): number {
  const cents = Number(text.replace(/[^\d.]/g, '').replace('.', ''));
  return text.startsWith('(') ? -cents : cents;
}
