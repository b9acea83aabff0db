import { expect, test } from '@playwright/test';
import { cellsOfRow, chooseFile, createAccount, createBusiness, signIn, waitForKeys } from './desk';
import { qifOf } from './qif';

/** Two months of a checking account; sums are told by hand so that the test has its own opinion. */
const movements = [
  { day: '01/02/2025', amount: '5000.00', payee: 'Opening deposit' },
  { day: '01/05/2025', amount: '-1250.50', payee: 'Weir Street Lofts' },
  { day: '01/09/2025', amount: '-42.17', payee: 'Paper Lantern Supplies' },
  { day: '01/20/2025', amount: '1999.99', payee: 'Moonrise Candle Co' },
  { day: '01/31/2025', amount: '0.00', payee: 'Voided cheque' },
  { day: '02/03/2025', amount: '-1250.50', payee: 'Weir Street Lofts' },
  { day: '02/03/2025', amount: '-9.99', payee: 'Fermata Music' },
  { day: '02/03/2025', amount: '-9.99', payee: 'Fermata Music' },
  { day: '02/14/2025', amount: '310.00', payee: 'Moonrise Candle Co' },
];
const januaryEnd = '5,707.32';
const februaryEnd = '4,746.84';

test('A bank file becomes confirmed books whose reports agree with it', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Tidewater Ceramics');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Household checking', 'Checking');

  await test.step('the file is imported once, however often it is chosen', async () => {
    for (const outcome of [/9 transactions imported/, /9 .*already/i]) {
      await chooseFile(page, { name: 'statement.qif', text: qifOf(movements) });
      await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
      await expect(page.getByRole('dialog')).toContainText(outcome);
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    }
  });

  await test.step('entries are given ledgers and confirmed without a mouse', async () => {
    await page.goto(`${desk}/review`);
    const entries = page.getByRole('grid', { name: 'Entries to review' });
    await expect(page.getByRole('link', { name: 'To review 8' })).toBeVisible();
    await waitForKeys(page);
    const choose = async (ledger: string) => {
      await page.keyboard.press('e');
      await page.getByRole('combobox').fill(ledger);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('complementary', { name: 'Open entry' })).toContainText(ledger);
    };
    for (const ledger of ['Member contributions', 'Rent']) {
      await choose(ledger);
      await page.keyboard.press('c');
    }
    await expect(page.getByRole('link', { name: 'To review 6' })).toBeVisible();
    await expect(entries.getByRole('row', { name: /Opening deposit/ })).toHaveCount(0);
    // What was just decided is suggested for the next entry of the payee.
    await expect(entries.getByRole('row', { name: /Weir Street Lofts/ })).toContainText('Rent');

    await choose('Software');
    await page.keyboard.press('c');
    await expect(page.getByRole('link', { name: 'To review 5' })).toBeVisible();
    await page.keyboard.press('u');
    await expect(page.getByRole('link', { name: 'To review 6' })).toBeVisible();
    await expect(entries.getByRole('row', { name: /Paper Lantern Supplies/ })).toBeVisible();
  });

  await test.step('cash flow and balance sheet agree with the file', async () => {
    await page.goto(`${desk}/reports/cash-flow?start=2025-01-01&end=2025-02-28&period=month`);
    expect(await cellsOfRow(page, 'Ending cash')).toEqual([januaryEnd, februaryEnd, februaryEnd]);
    expect(await cellsOfRow(page, 'Rent')).toEqual(['(1,250.50)', '(1,250.50)', '(2,501.00)']);
    await page.goto(`${desk}/reports/balance-sheet?date=2025-02-28&compare=none`);
    expect((await cellsOfRow(page, 'Checking'))[0]).toBe(februaryEnd);
    expect((await cellsOfRow(page, 'Assets'))[0]).toBe(februaryEnd);
    expect((await cellsOfRow(page, 'Equity'))[0]).toBe(februaryEnd);
  });
});
