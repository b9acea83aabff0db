import { expect, type Page, test } from '@playwright/test';
import writeSpreadsheet from 'write-excel-file/universal';
import { cellsOfRow, createBusiness, signIn, tabTo } from './desk';

const file = `Trial Balance
"As of December 31, 2025"
Code,Account,Type,Debit,Credit
1000,Checking,Bank,"1,250.00",
1500,Kiln,Fixed Asset,"4,000.00",
9900,Odds and ends,,50.00,
3000,Owner capital,Equity,,"5,300.00"
,Total,,"5,300.00","5,300.00"
`;

/** The same as a workbook, beside the balances of the year before. */
async function workbook(): Promise<Buffer> {
  const amount = (value: number | null) =>
    value === null ? null : { value, type: Number, format: '#,##0.00' };
  const sheet = (year: string, rows: [string, string, number | null, number | null][]) => ({
    sheet: year,
    data: [
      [{ value: `As of December 31, ${year}`, type: String }],
      ['Code', 'Account', 'Debit', 'Credit'].map((value) => ({ value, type: String })),
      ...rows.map(([code, name, debit, credit]) => [
        { value: code, type: String },
        { value: name, type: String },
        amount(debit),
        amount(credit),
      ]),
    ],
  });
  const blob = await writeSpreadsheet([
    sheet('2024', [
      ['1000', 'Checking', 9, null],
      ['3000', 'Owner capital', null, 9],
    ]),
    sheet('2025', [
      ['1000', 'Checking', 1250, null],
      ['1500', 'Kiln', 4000, null],
      ['9900', 'Odds and ends', 50, null],
      ['3000', 'Owner capital', null, 5300],
    ]),
  ]).toBlob();
  return Buffer.from(await blob.arrayBuffer());
}

async function choose(page: Page, button: string, name: string, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer });
}

test('An accountant takes over the trial balance of another program', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Harrow Pottery');
  await page.goto(`${desk}/ledgers`);
  await page.getByRole('link', { name: 'Import opening balances' }).click();
  const post = page.getByRole('button', { name: 'Post opening balances' });

  await test.step('a damaged workbook is refused with what to do', async () => {
    await choose(page, 'Choose a file', 'balance.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
    await expect(page.getByRole('alert').filter({ hasText: 'Download it once more' })).toBeVisible();
  });

  await test.step('what is read is shown, and what nothing tells is asked for', async () => {
    await choose(page, 'Choose a file', 'balance.csv', Buffer.from(file));
    await expect(page.getByLabel('Balances as of the end of')).toHaveValue('12/31/2025');
    await expect(page.getByText('Choose what the new ledger is first.')).toBeVisible();
    const kind = page.getByLabel('What Odds and ends is');
    await tabTo(page, kind);
    await page.keyboard.type('Other asset');
    await expect(kind).toHaveValue('other_asset');
    await expect(post).toBeEnabled();
  });

  await test.step('the trial balance of the day is that of the file', async () => {
    await tabTo(page, post);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Trial balance of that day' }).click();
    await expect(page.getByRole('heading', { name: 'Trial balance' })).toBeVisible();
    expect((await cellsOfRow(page, 'Kiln')).join(' ')).toContain('4,000.00');
    expect((await cellsOfRow(page, 'Checking')).join(' ')).toContain('1,250.00');
  });

  await test.step('the same file has nothing left to post', async () => {
    await page.goto(`${desk}/ledgers/opening-balances`);
    await choose(page, 'Choose a file', 'balance.csv', Buffer.from(file));
    await expect(page.getByText('Everything is in the books already.')).toBeVisible();
    await expect(post).toBeDisabled();
  });

  await test.step('nor has it as a workbook, of which the sheet is chosen', async () => {
    await choose(page, 'Choose another file', 'balance.xlsx', await workbook());
    const sheet = page.getByLabel('The trial balance is on');
    await tabTo(page, sheet);
    await page.keyboard.type('2025');
    await expect(page.getByLabel('Balances as of the end of')).toHaveValue('12/31/2025');
    await expect(page.getByText('Everything is in the books already.')).toBeVisible();
  });
});
