import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { businessWithCashToday } from './cash-today';
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

  await test.step('on paper it says what it is of, ends at its closing balance and counts its pages', async () => {
    const paper = await getDocumentProxy(new Uint8Array(await page.pdf()));
    const { text } = await extractText(paper, { mergePages: true });
    for (const said of [
      'Rent',
      'Opening balance',
      'Closing balance',
      'accrual basis',
      `Page 1 of ${paper.numPages}`,
    ]) {
      expect(text).toContain(said);
    }
  });

  await test.step('an entry opened from the statement leads back to it as it was', async () => {
    const statement = page.url();
    await page.getByRole('table', { name: 'Statement of Rent' }).getByRole('link').first().click();
    await page.getByRole('link', { name: 'Statement', exact: true }).click();
    await expect(page).toHaveURL(statement);
  });

  await test.step('groups and computed figures lead to their entries, too, on every report', async () => {
    for (const [report, names] of figures) {
      for (const name of names) {
        await page.goto(`${desk}/reports/${report}`);
        await openFigure(page, name);
      }
    }
  });

  await test.step('what came in and went out this month opens the entries whose sum it is', async () => {
    const moving = await businessWithCashToday(page, 'Sandbar Kayak Tours');
    for (const name of ['Money in', 'Money out']) {
      await page.goto(`${moving}/overview`);
      const figure = page.locator('dl > div').filter({ hasText: name }).getByRole('link');
      const shown = ((await figure.textContent()) ?? '').trim();
      await figure.click();
      await expect(figureBar(page).getByText(shown, { exact: true })).toBeVisible();
    }
  });

  await test.step('every month and bar of the overview opens its entries, and is read out', async () => {
    const months = page.getByRole('table', { name: 'Cash by month' }).getByRole('row');
    for (const column of [0, 1, 2]) {
      await page.goto(`${desk}/overview`);
      const figure = months.nth(3).getByRole('cell').nth(column).getByRole('link');
      const shown = ((await figure.textContent()) ?? '').trim();
      await figure.click();
      await expect(figureBar(page).getByText(shown, { exact: true })).toBeVisible();
    }
    await page.goto(`${desk}/overview`);
    const chart = page.getByRole('region', { name: 'Cash, in and out' });
    await chart.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    const said = chart.locator('[aria-live]');
    await expect(said).toHaveText(/: Money in [\d,.]+, Money out [\d,.]+, Ending cash [\d,.]+$/);
    const [moneyIn = '', moneyOut = ''] = ((await said.textContent()) ?? '').match(/\d[\d,]*\.\d\d/g) ?? [];
    await expect(months.filter({ hasText: moneyIn }).filter({ hasText: moneyOut })).toHaveCount(1);
    await chart.locator('.recharts-bar-rectangle rect').last().click();
    await expect(figureBar(page)).toContainText('Behind Money out');
  });

  await test.step('the words of a month are changed, its figures are not', async () => {
    await page.goto(`${desk}/reports/month-end`);
    const dialog = page.getByRole('dialog', { name: 'Commentary' });
    const words = dialog.getByLabel('One sentence a line');
    const write = async (text: string) => {
      await page.getByRole('button', { name: 'Edit commentary' }).click();
      await words.fill(text);
      await page.keyboard.press('Control+Enter');
    };
    await write('We earned 9,729.99.');
    await expect(dialog).toContainText('Must not hold amounts');
    await words.fill('A calm month: {net_income} was left.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^A calm month: \(?[\d,]+\.\d\d\)? was left\.$/)).toBeVisible();
    await write('');
    await expect(page.getByText(/^Cash went from [\d,]+\.\d\d to/)).toBeVisible();
  });

  await test.step('a month is one document', async () => {
    await page.goto(`${desk}/reports/month-end`);
    await page.getByRole('button', { name: 'Download' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/Month-end package \d{4}-\d{2}\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });

  await test.step('a year is compared with the year before', async () => {
    await page.goto(`${desk}/reports/profit-and-loss?by=all&view=table`);
    await page.getByRole('button', { name: 'Comparison: No comparison' }).click();
    await page.getByRole('menuitem', { name: 'With a year earlier' }).click();
    await expect(page.getByRole('columnheader', { name: 'Change, %' })).toBeVisible();
    await page.getByRole('button', { name: 'Detail: All levels' }).click();
    await page.getByRole('menuitem', { name: 'First level only' }).click();
    await expect(page.getByRole('link', { name: 'Rent', exact: true })).toBeHidden();
    await expect(page).toHaveURL(/levels=1/);
  });

  await test.step('on a phone the names of the rows go below the head of the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${desk}/reports/cash-flow?by=month&view=table`);
    await expect(page.getByRole('rowheader', { name: 'Ending cash' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await page.getByRole('heading', { level: 1 }).click({ trial: true });
  });

  await test.step('on a phone the package shows whole columns, and says how many have no room', async () => {
    await page.goto(`${desk}/reports/month-end`);
    const figures = page.getByRole('table', { name: 'Figures by month' });
    await expect(figures.getByRole('columnheader', { name: 'Ending cash' })).toBeVisible();
    await expect(figures.getByRole('columnheader', { name: 'Money in' })).toBeHidden();
    await expect(page.getByText('Turn the phone to see 4 more columns.').first()).toBeVisible();
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
