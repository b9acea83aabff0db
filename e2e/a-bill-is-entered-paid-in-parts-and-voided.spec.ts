import { expect, type Page, test } from '@playwright/test';
import {
  cellsOfRow,
  createAccount,
  createBusiness,
  demoDesk,
  importFile,
  keptInBrowser,
  loseAnswers,
  signIn,
} from './desk';
import { qifOf } from './qif';
import { type TypedBill, typeBill } from './type-bill';

/** 2 × 90.10 is 180.20; with 19.80 the first bill comes to 200.00, and both to 245.00. */
const bills: readonly TypedBill[] = [
  {
    vendor: 'Weir Paper Mill',
    number: 'PM-1',
    issued: '2025-01-10',
    lines: [
      ['Office supplies', '=2*90.10'],
      ['Software', '19.80'],
    ],
  },
  { vendor: 'Inkwell & Daughters', number: 'IN-7', issued: '2025-01-12', lines: [['Office supplies', '45']] },
];

/** Of a vendor that is there by then. */
const nextBill: TypedBill = {
  vendor: 'Weir Paper Mill',
  number: 'PM-2',
  issued: '2025-02-12',
  lines: [['Office supplies', '50']],
};

const movements = [
  { day: '02/05/2025', amount: '-80.00', payee: 'WEIR PAPER MILL 1' },
  { day: '03/10/2025', amount: '-150.00', payee: 'WEIR PAPER MILL 2' },
];

test('A bill is entered, paid in parts and voided', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Foxglove Bindery');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Shop checking', 'Checking');
  await importFile(page, { name: 'statement.qif', text: qifOf(movements) });
  const panel = page.getByRole('complementary', { name: 'Open bill' });
  const dialog = page.getByRole('dialog');

  await test.step('two bills are typed in one form, their vendors made on the way, and owed', async () => {
    await page.goto(`${desk}/bills/new`);
    for (const [index, bill] of bills.entries()) {
      if (index > 0) await page.getByRole('button', { name: 'Add another bill' }).click();
      await typeBill(page, index + 1, bill);
    }
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: /^All open/ })).toContainText('245.00');
    await page.goto(`${desk}/reports/balance-sheet?date=2025-01-31&compare=none`);
    expect((await cellsOfRow(page, 'Accounts payable'))[0]).toBe('245.00');
  });

  await test.step('a bill that looks like one that is there says so before it is saved, and may be kept', async () => {
    await page.goto(`${desk}/bills/new`);
    await typeBill(page, 1, { ...bills[1], number: 'IN7' } as TypedBill, 'known');
    const looksLike = page.getByText(/Looks like bill IN-7 of Jan 12, 2025, 45\.00/);
    await expect(looksLike).toBeVisible();
    await page.keyboard.press('Control+Enter');
    const double = page.getByRole('button', { name: 'Inkwell & Daughters, IN7' });
    await expect(page.getByRole('row').filter({ hasText: 'Duplicate?' })).toHaveCount(2);
    await double.click();
    await panel.getByRole('button', { name: 'Not a duplicate' }).press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'Duplicate?' })).toHaveCount(0);
    await panel.getByRole('button', { name: /^Void/ }).click();
    await dialog.getByRole('button', { name: 'Void the bill' }).click();
    await expect(panel).toContainText('Voided');
  });

  await test.step('a part is paid, then the rest, and no more than the transaction has', async () => {
    await page.goto(`${desk}/bills`);
    await page.getByRole('button', { name: 'Weir Paper Mill, PM-1' }).click();
    await pay(page, /WEIR PAPER MILL 1/i, '80.00');
    await expect(panel).toContainText('120.00');
    await panel.getByRole('button', { name: /^Pay from a transaction/ }).click();
    await dialog.getByText(/WEIR PAPER MILL 2/i).click();
    await expect(dialog.getByLabel(/^Amount/)).toHaveValue('120.00');
    await dialog.getByLabel(/^Amount/).fill('150.01');
    await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(dialog.getByText(/the transaction has 150\.00 left of 150\.00/)).toBeVisible();
    await dialog.getByLabel(/^Amount/).fill('120');
    await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Bill paid', { exact: true })).toBeVisible();
    await expect(panel.getByRole('link', { name: /WEIR PAPER MILL/i })).toHaveCount(3);
    await expect(panel.getByRole('button', { name: /^Pay from/ }), 'nothing is left to pay').toHaveCount(0);
    await page.goto(`${desk}/reports/cash-flow?start=2025-02-01&end=2025-02-28&period=all`);
    expect((await cellsOfRow(page, 'Office supplies'))[0]).toBe('(72.08)');
    expect((await cellsOfRow(page, 'Software'))[0]).toBe('(7.92)');
  });

  await test.step('voiding says first what becomes of what was paid', async () => {
    await page.goto(`${desk}/bills?status=paid`);
    await page.getByRole('button', { name: 'Weir Paper Mill, PM-1' }).click();
    await panel.getByRole('button', { name: /^Void/ }).click();
    await expect(dialog).toContainText(
      'What was paid (2 payments, 200.00 USD) stays, as credit with the vendor.',
    );
    await dialog.getByRole('button', { name: 'Void the bill' }).click();
    await expect(panel).toContainText('Voided');
    await expect(panel).toContainText(
      '200.00 was paid before it was voided and became credit with the vendor',
    );
    await page.goto(`${desk}/vendors`);
    await expect(page.getByRole('row', { name: /Weir Paper Mill/ })).toContainText('200.00');
  });

  await test.step('what is left of a transaction pays a part of another bill, from its own row', async () => {
    await page.goto(`${desk}/transactions`);
    await page.getByRole('button', { name: /Pay a bill from WEIR PAPER MILL 2/i }).click();
    await dialog.getByText(/Inkwell/).click();
    await expect(dialog.getByLabel(/^Amount/)).toHaveValue('30.00');
    await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(`${desk}/bills`);
    await page.getByRole('button', { name: 'Inkwell & Daughters, IN-7' }).click();
    await expect(panel).toContainText('15.00');
  });

  await test.step('the payment is taken off again', async () => {
    await panel.getByRole('button', { name: /^Remove the payment/ }).click();
    await dialog.getByRole('button', { name: 'Remove the payment' }).click();
    await expect(panel).toContainText('No payments.');
  });

  await test.step('the vendor’s credit settles its next bill, and is removed again', async () => {
    await page.goto(`${desk}/bills/new`);
    await typeBill(page, 1, nextBill, 'known');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Weir Paper Mill, PM-2' }).click();
    await panel.getByRole('button', { name: /^Apply credit/ }).click();
    await expect(dialog).toContainText('200.00 USD of unapplied credit');
    await expect(dialog.getByLabel(/^Amount/)).toHaveValue('50.00');
    await dialog.getByLabel(/^Amount/).fill('50.01');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/the bill has 50\.00 open/)).toBeVisible();
    await dialog.getByLabel(/^Amount/).fill('50');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByRole('table', { name: 'Applied credit' })).toContainText('50.00');
    await expect(panel.getByRole('button', { name: /^Apply credit/ })).toHaveCount(0);
    await panel.getByRole('button', { name: /^Remove the credit/ }).click();
    await dialog.getByRole('button', { name: 'Remove the credit' }).click();
    await expect(panel.getByRole('table', { name: 'Applied credit' })).toHaveCount(0);
    await expect(panel.getByRole('button', { name: /^Apply credit/ })).toBeVisible();
  });

  await test.step('a change to a bill that is being edited in another window is not overwritten', async () => {
    const number = dialog.getByLabel('Number', { exact: true });
    const description = dialog.getByLabel('Description', { exact: true });
    await panel.getByRole('button', { name: /^Edit/ }).click();
    await description.fill('Two reams of cotton');
    const otherWindow = await page.context().newPage();
    await otherWindow.goto(`${desk}/bills`);
    await otherWindow.getByRole('button', { name: 'Weir Paper Mill, PM-2' }).click();
    await otherWindow
      .getByRole('complementary', { name: 'Open bill' })
      .getByRole('button', { name: /^Edit/ })
      .click();
    const theirs = otherWindow.getByRole('dialog');
    await theirs.getByLabel('Number', { exact: true }).fill('PM-2b');
    await theirs.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(theirs).toHaveCount(0);
    await otherWindow.close();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toContainText('You, in another window, changed its number while you were editing');
    await dialog.getByRole('button', { name: 'Keep editing mine' }).click();
    await expect(number).toHaveValue('PM-2b');
    await keptInBrowser(page, 'PM-2b');
    await page.reload();
    await expect(async () => {
      if (!(await dialog.isVisible())) await panel.getByRole('button', { name: /^Edit/ }).click();
      await expect(dialog).toContainText('restored', { timeout: 1000 });
    }).toPass();
    await expect(number).toHaveValue('PM-2b');
    await expect(description).toHaveValue('Two reams of cotton');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Weir Paper Mill, PM-2b' })).toBeVisible();
  });

  await test.step('what another window has paid meanwhile is seen once the payment is refused', async () => {
    const otherWindow = await page.context().newPage();
    await otherWindow.goto(page.url());
    await panel.getByRole('button', { name: /^Pay from a transaction/ }).click();
    await dialog.getByText(/WEIR PAPER MILL 2/i).click();
    await expect(dialog.getByLabel(/^Amount/)).toHaveValue('30.00');
    const there = otherWindow.getByRole('complementary', { name: 'Open bill' });
    await there.getByRole('button', { name: /^Pay from a transaction/ }).click();
    const theirs = otherWindow.getByRole('dialog');
    await theirs.getByText(/WEIR PAPER MILL 2/i).click();
    await theirs.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(theirs).toHaveCount(0);
    await otherWindow.close();
    await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(dialog).toContainText('has 20.00 USD left to pay');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await panel.getByRole('button', { name: /^Remove the payment/ }).click();
    await dialog.getByRole('button', { name: 'Remove the payment' }).click();
    await expect(panel).toContainText('No payments.');
  });

  await test.step('a payment whose answer got lost is made once, whatever is typed afterwards', async () => {
    await loseAnswers(page, '**/bills**');
    await panel.getByRole('button', { name: /^Pay from a transaction/ }).click();
    await dialog.getByText(/WEIR PAPER MILL 2/i).click();
    await dialog.getByLabel(/^Amount/).fill('10');
    await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(dialog).toContainText('Daybook did not answer');
    await page.unroute('**/bills**');
    await dialog.getByLabel(/^Amount/).fill('20');
    for (let presses = 0; presses < 2; presses += 1) {
      await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(dialog).toContainText('It had already been saved as you first sent it');
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel).toContainText('40.00');
    await expect(panel.getByRole('button', { name: /^Remove the payment/ })).toHaveCount(1);
  });

  await test.step('a transaction of the same amount is offered first, however many came after it', async () => {
    const later = Array.from({ length: 101 }, (_, index) => ({
      day: `04/${String((index % 28) + 1).padStart(2, '0')}/2025`,
      amount: `-${index + 1}.07`,
      payee: `CARD ${index}`,
    }));
    const old = { day: '01/20/2025', amount: '-40.00', payee: 'UNNAMED DEBIT' };
    await page.goto(`${desk}/transactions`);
    await importFile(page, { name: 'later.qif', text: qifOf([old, ...later]) });
    await page.goto(`${desk}/bills`);
    await page.getByRole('button', { name: 'Weir Paper Mill, PM-2b' }).click();
    await panel.getByRole('button', { name: /^Pay from a transaction/ }).click();
    await expect(dialog.getByRole('radio').first()).toHaveAccessibleName(/UNNAMED DEBIT.*same amount/i);
  });
});

test('An owner reads what is owed, and can change none of it', async ({ page }) => {
  await signIn(page, 'owner');
  const desk = await demoDesk(page);
  await page.goto(`${desk}/bills`);
  await page
    .getByRole('button', { name: /^Okoro-Lind Animation/ })
    .first()
    .click();
  const panel = page.getByRole('complementary', { name: 'Open bill' });
  await expect(panel.getByRole('heading', { name: 'Okoro-Lind Animation' })).toBeVisible();
  await expect(panel.getByRole('button', { name: /Pay|Edit|Void/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Enter bills' })).toHaveCount(0);
  await page.goto(`${desk}/bills/new`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

async function pay(page: Page, transaction: RegExp, amount: string): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Open bill' });
  await panel.getByRole('button', { name: /^Pay from a transaction/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(transaction).click();
  await expect(dialog.getByLabel(/^Amount/)).toHaveValue(amount);
  await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
