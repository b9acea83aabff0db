import { expect, test } from '@playwright/test';
import { chooseFile, createAccount, createBusiness, pressUntil, signIn } from './desk';
import { qifOf } from './qif';
import { receiptOf } from './receipts-pdf';

/** The first is split, the second has a receipt; the others are there to be done and undone. */
const movements = [
  { day: '01/05/2025', amount: '-312.87', payee: 'Gable End Joiners' },
  { day: '01/09/2025', amount: '-42.17', payee: 'Paper Lantern Works' },
  ...Array.from({ length: 12 }, (_, index) => ({
    day: `01/${index + 10}/2025`,
    amount: `-${index + 1}.50`,
    payee: `Weir Street Kiln ${String.fromCharCode(65 + index)}`,
  })),
];
/** They are split alike. */
const garages = ['-1000.00', '-1020.50', '-1033.33'].map((amount, index) => ({
  day: `0${index + 2}/03/2025`,
  amount,
  payee: 'Lock Lane Garages',
}));
const total = movements.length;

const lantern = {
  name: 'lantern.pdf',
  mimeType: 'application/pdf',
  buffer: receiptOf(['Paper Lantern Works', 'Date: 2025-01-09', 'Lanterns 42.17', 'Total: $42.17']),
};
const warranty = {
  name: 'warranty.pdf',
  mimeType: 'application/pdf',
  buffer: receiptOf(['Five years of warranty', 'on the hinges']),
};
const impostor = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Only words.') };

test('A payment is split over its ledgers and gets its receipt without leaving the review', async ({
  page,
}) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Gable End Joinery');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Workshop checking', 'Checking');
  await chooseFile(page, { name: 'statement.qif', text: qifOf(movements) });
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(`${total} transactions imported`);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.goto(`${desk}/documents`);
  await page.getByLabel('Files to upload').setInputFiles([lantern]);
  await expect(page.getByRole('table', { name: 'Documents' })).toContainText('Match found');
  await page.goto(`${desk}/review`);

  const open = page.getByRole('complementary', { name: 'Open entry' });
  const lines = open.getByRole('table', { name: 'Lines' });
  const dialog = page.getByRole('dialog');
  const entries = page.getByRole('grid', { name: 'Entries to review' });
  const toReview = (count: number) => page.getByRole('link', { name: `To review ${count}` });

  await test.step('a payment is divided by keys, the rest following by itself', async () => {
    // Once one key works, all do: a second `s` would be typed into the form that the first has opened.
    await pressUntil(page, '?', dialog.getByText('Split over several ledgers'));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('s');
    await expect(dialog.getByRole('combobox', { name: 'Ledger, line 1' })).toBeFocused();
    await page.keyboard.type('Office supplies');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Brackets');
    await page.keyboard.press('Tab');
    await page.keyboard.type('=100*2+12.87');
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Amount, line 2')).toHaveValue('100.00');
    await expect(dialog).toContainText('Line 2 has no ledger');
    await page.keyboard.type('Rent');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('90');
    await expect(dialog).toContainText('10.00 left to allocate');
    await expect(dialog.getByRole('button', { name: 'Split' })).toBeDisabled();
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Amount, line 3')).toHaveValue('10.00');
    await page.keyboard.type('Meals');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    for (const [ledger, amount] of [
      ['Office supplies', '212.87'],
      ['Rent', '90.00'],
      ['Meals', '10.00'],
    ] as const) {
      await expect(lines.getByRole('row').filter({ hasText: ledger })).toContainText(amount);
    }
    await expect(lines).toContainText('Difference 0.00');
  });

  await test.step('what was split by mistake is put together again by one key', async () => {
    await page.keyboard.press('u');
    await expect(lines.getByRole('row').filter({ hasText: 'Uncategorized outflow' })).toContainText('312.87');
    await expect(lines).not.toContainText('Rent');
  });

  await test.step('the same by mouse', async () => {
    await open.getByRole('button', { name: 'Split' }).click();
    await dialog.getByLabel('Amount, line 1').fill('300');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(lines.getByRole('row').filter({ hasText: 'Uncategorized outflow' })).toContainText('312.87');
  });

  await test.step('the receipt that suggests itself is attached by one key, and taken off by another', async () => {
    await page.keyboard.press('j');
    await expect(open).toContainText('Same amount, same day, same name: very likely');
    await page.keyboard.press('r');
    await expect(open.getByRole('button', { name: 'lantern.pdf', exact: true })).toBeVisible();
    await page.keyboard.press('u');
    await expect(open).toContainText('Same amount, same day, same name: very likely');
    await open.getByRole('button', { name: 'Attach lantern.pdf' }).click();
    await expect(open.getByRole('button', { name: 'lantern.pdf', exact: true })).toBeVisible();
  });

  await test.step('a receipt is seen, another is brought, and what is none is refused in words', async () => {
    await page.keyboard.press('r');
    await expect(dialog.getByRole('heading', { name: 'lantern.pdf' })).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Page 1 of lantern.pdf' })).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles([warranty, impostor]);
    await expect(dialog).toContainText('Neither a PDF nor a PNG, JPEG or WebP image');
    await expect(dialog.getByRole('heading', { name: 'warranty.pdf' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove warranty.pdf' }).click();
    await expect(dialog.getByRole('region', { name: 'Unlinked receipts' })).toContainText('warranty.pdf');
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('what is selected is put on a ledger, asked about and confirmed together', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    await expect(page.getByRole('region', { name: 'Selected entries' })).toContainText('3 selected');
    await page.keyboard.press('e');
    await dialog.getByRole('combobox').fill('Meals');
    await page.keyboard.press('Enter');
    await expect(entries.getByRole('row').filter({ hasText: 'Meals' })).toHaveCount(3);
    await page.keyboard.press('r');
    await expect(dialog.getByLabel('Message')).toHaveValue('Could you send the receipt for this?');
    await dialog.getByRole('button', { name: 'Ask the owner' }).click();
    await expect(toReview(total - 3)).toBeVisible();
    const noOwner = page.getByRole('alertdialog').filter({ hasText: 'Nobody has the role owner yet' });
    await noOwner.getByRole('button', { name: 'Dismiss' }).click();
    await entries.focus();
    await page.keyboard.press('u');
    await expect(toReview(total)).toBeVisible();
    await page.keyboard.press('u');
    await expect(entries.getByRole('row').filter({ hasText: 'Meals' })).toHaveCount(0);
  });

  await test.step('twelve actions are taken back, one after the other', async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).first().click({ force: true });
    await page.keyboard.press('e');
    await page.keyboard.type('Meals');
    await page.keyboard.press('Enter');
    await expect(entries.getByRole('row').filter({ hasText: 'Meals' })).toHaveCount(total);
    await page.keyboard.press('Escape');
    for (let done = 1; done <= 12; done += 1) await page.keyboard.press('c');
    await expect(toReview(total - 12)).toBeVisible();
    for (let undone = 1; undone <= 12; undone += 1) await page.keyboard.press('u');
    await expect(toReview(total)).toBeVisible();
  });

  await test.step('a search leaves the open entry out: Enter goes to the first hit, and c confirms that', async () => {
    const active = entries.locator('tr[aria-current]');
    await entries.getByRole('row').filter({ hasText: 'Weir Street Kiln C' }).click();
    await page.keyboard.press('/');
    await page.keyboard.type('kiln f');
    await page.keyboard.press('Enter');
    await expect(active).toContainText('Weir Street Kiln F');
    await expect(open).toContainText('Weir Street Kiln F');
    await page.keyboard.press('c');
    await expect(toReview(total - 1)).toBeVisible();
    await expect(page.getByText('Confirmed Weir Street Kiln F')).toBeVisible();
    await page.keyboard.press('u');
    await expect(toReview(total)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(entries.getByRole('row')).toHaveCount(total + 1);
  });

  await test.step('a split of what somebody changed meanwhile is kept, and opened again', async () => {
    await entries.getByRole('row').filter({ hasText: 'Gable End Joiners' }).click();
    await page.keyboard.press('s');
    await dialog.getByLabel('Amount, line 1').fill('300');
    await dialog.getByRole('combobox', { name: 'Ledger, line 2' }).fill('Rent');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Split' })).toBeEnabled();
    const other = await page.context().newPage();
    await other.goto(`${desk}/review`);
    const there = other.getByRole('grid', { name: 'Entries to review' });
    await there.getByRole('row').filter({ hasText: 'Gable End Joiners' }).click();
    await other.keyboard.press('e');
    await other.keyboard.type('Office supplies');
    await other.keyboard.press('Enter');
    await expect(other.getByText('Moved Gable End Joiners to Office supplies')).toBeVisible();
    await other.close();
    await page.keyboard.press('Control+Enter');
    const refused = page.getByRole('alertdialog').filter({ hasText: 'Gable End Joiners was not changed' });
    await refused.getByRole('button', { name: 'Open the split again' }).click();
    const isTyped = async () => {
      await expect(dialog.getByLabel('Amount, line 1')).toHaveValue(/^300/);
      await expect(dialog.getByRole('combobox', { name: 'Ledger, line 2' })).toHaveValue('Rent');
    };
    await isTyped();
    await page.keyboard.press('Escape');
    await entries.focus();
    await page.keyboard.press('s');
    await isTyped();
    await expect(dialog.getByText(/^Draft from .* restored/)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(lines.getByRole('row').filter({ hasText: 'Rent' })).toContainText('12.87');
    await page.keyboard.press('u');
    await expect(lines).not.toContainText('Rent');
  });

  await test.step('one account is looked at by itself, and nothing is taken for certain that is not', async () => {
    await page.keyboard.press('Shift+C');
    await expect(page.getByText('None of these entries has a certain ledger')).toBeVisible();
    await page.getByRole('button', { name: 'Account: All accounts' }).click();
    await page.getByRole('menuitem', { name: 'Savings' }).click();
    await expect(page.getByText('Nothing to review with this filter')).toBeVisible();
    await page.getByRole('button', { name: 'Show all entries' }).click();
    await expect(entries.getByRole('row', { name: /Gable End Joiners/ })).toBeVisible();
  });

  await test.step('what is always split alike is suggested so, and looked at before it is confirmed', async () => {
    await page.goto(`${desk}/transactions`);
    await chooseFile(page, { name: 'garages.qif', text: qifOf(garages) });
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.goto(`${desk}/review`);
    const rows = entries.getByRole('row').filter({ hasText: 'Lock Lane Garages' });
    const share = async (own: string, rest: string) => {
      await dialog.getByLabel('Amount, line 1').fill(own);
      await page.keyboard.press('Tab');
      await expect(dialog.getByLabel('Amount, line 2')).toHaveValue(rest);
    };
    const confirmSplit = async (rest: string) => {
      await page.keyboard.press('Control+Enter');
      await expect(lines.getByRole('row').filter({ hasText: 'Utilities' })).toContainText(rest);
      await page.keyboard.press('c');
    };
    await rows.first().click();
    await page.keyboard.press('s');
    await dialog.getByRole('combobox', { name: 'Ledger, line 1' }).fill('Rent');
    await page.keyboard.press('Tab');
    await share('600', '400.00');
    await dialog.getByRole('combobox', { name: 'Ledger, line 2' }).fill('Utilities');
    await page.keyboard.press('Tab');
    await confirmSplit('400.00');
    await expect(toReview(total + 2)).toBeVisible();

    await rows.first().click();
    await page.keyboard.press('s');
    await expect(dialog).toContainText('Last split on Feb 3, 2025: Rent 600.00, Utilities 400.00');
    // While the list of ledgers is open, nothing else is for screen readers.
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Use these ledgers' }).click();
    await expect(dialog.getByLabel('Amount, line 1')).toBeFocused();
    await expect(dialog.getByLabel('Amount, line 1')).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Split' })).toBeDisabled();
    await share('612.30', '408.20');
    await confirmSplit('408.20');
    await expect(toReview(total + 1)).toBeVisible();
    // The open entry stays as it was looked at: what is said of it now is seen once another is open.
    await entries.getByRole('row').filter({ hasText: 'Weir Street Kiln A' }).click();
    await expect(rows).toContainText('like the last 2');
    await expect(rows).toContainText('Rent, Utilities');
    await rows.click();
    await expect(lines.getByRole('row').filter({ hasText: 'Rent' })).toContainText('620.00');
    await expect(open).toContainText('Split as the last 2 entries of this payee: 60% Rent, 40% Utilities.');
    await page.keyboard.press('Shift+C');
    await expect(page.getByText('None of these entries has a certain ledger')).toBeVisible();
    await page.keyboard.press('s');
    await expect(dialog.getByRole('combobox', { name: 'Ledger, line 1' })).toHaveValue('Rent');
    await expect(dialog.getByLabel('Amount, line 1')).toHaveValue('620.00');
    await expect(dialog.getByRole('combobox', { name: 'Ledger, line 2' })).toHaveValue('Utilities');
    await expect(dialog.getByLabel('Amount, line 2')).toHaveValue('413.33');
    await page.keyboard.press('Escape');
    await entries.focus();
    await page.keyboard.press('c');
    await expect(toReview(total)).toBeVisible();
  });

  await test.step('who knows no keys finds everything by name', async () => {
    await page.getByRole('button', { name: 'Commands' }).click();
    await page.getByRole('searchbox', { name: 'Find a command' }).fill('split');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Split' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});
