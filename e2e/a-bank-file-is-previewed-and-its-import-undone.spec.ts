import { expect, test } from '@playwright/test';
import { chooseFile, createAccount, createBusiness, pressUntil, signIn } from './desk';

/** Every day is at most 12, so day and month can be exchanged; the last row is cut off. */
const statement = `When,Who,What,Value
03/04/2025,Weir Street Lofts,Rent,-1250.50
05/06/2025,Paper Lantern Supplies,Paper,-42.17
06/07/2025,Voided cheque,,0.00
06/08/2025,Moonrise`;

/** Of a card that prints what was spent as positive; nothing in the file says so. */
const cardStatement = `Date,Description,Card Member,Account #,Amount
04/21/2025,KESTREL HARDWARE,A HOLLIS,-11009,86.40
04/22/2025,LINDEN TREE BOOKS,A HOLLIS,-11009,31.15
04/25/2025,ONLINE PAYMENT - THANK YOU,A HOLLIS,-11009,-90.00`;

/** Amounts without a sign beside one of two words, neither of which is known. */
const wordStatement = `Date,Description,Amount,Kind
2025-08-14,Hedge Row Florist,18.20,Zu
2025-08-15,Weir Street Lofts,49.00,Auf
2025-08-16,Paper Lantern Supplies,4.00,Zu`;

test('A bank file is previewed, what it leaves open is asked, and its import is undone', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Harbour Light Studio');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Household checking', 'Checking');
  const dialog = page.getByRole('dialog');

  await test.step('nothing is imported before the order of day and month is chosen', async () => {
    await chooseFile(page, { name: 'spring.csv', text: statement });
    await expect(dialog).toContainText('Day and month are ambiguous');
    await expect(dialog).toContainText('its last row has 2 of 4 columns');
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await dialog.getByRole('radio', { name: /Day first/ }).press('Space');
    const rows = dialog.getByRole('table', { name: /First rows/ });
    await expect(rows).toContainText('Apr 3, 2025');
    await dialog.getByRole('radio', { name: /Day first/ }).press('ArrowDown');
    await expect(rows).toContainText('Mar 4, 2025');
    await expect(dialog).toContainText('3 new transactions of 4 records');
  });

  await test.step('the import says what it added', async () => {
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText(
      '3 transactions imported, one of them without an entry (pending or of 0.00)',
    );
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  });

  await test.step('a confirmed transaction stays when the import is undone, the others go', async () => {
    await page.goto(`${desk}/review`);
    const open = page.getByRole('complementary', { name: 'Open entry' });
    await expect(open).toContainText('Weir Street Lofts');
    await pressUntil(page, 'e', page.getByRole('combobox'));
    await page.getByRole('combobox').fill('Rent');
    await page.keyboard.press('Enter');
    await page.keyboard.press('c');
    await expect(page.getByRole('link', { name: 'To review 1' })).toBeVisible();

    await page.goto(`${desk}/transactions/imports`);
    await page.getByRole('button', { name: 'spring.csv' }).press('Enter');
    await dialog.getByRole('button', { name: 'Undo import' }).press('Enter');
    const question = page.getByRole('dialog', { name: /Undo the import/ });
    await expect(question).toContainText('2 transactions and their entries will be removed');
    await expect(question).toContainText('1 stays: 1 confirmed');
    await question.getByRole('button', { name: 'Undo import' }).press('Enter');
    const detail = page.getByRole('dialog', { name: 'spring.csv', exact: true });
    await expect(detail).toContainText('2 transactions removed; 1 confirmed stayed');
  });

  await test.step('the file can be imported again, and all of that undone', async () => {
    await page.goto(`${desk}/transactions`);
    await expect(page.getByRole('row', { name: /Weir Street Lofts/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Paper Lantern Supplies/ })).toHaveCount(0);
    await chooseFile(page, { name: 'spring.csv', text: statement });
    await dialog.getByRole('radio', { name: /Month first/ }).press('Space');
    await expect(dialog).toContainText('2 new transactions of 4 records');
    await expect(dialog).toContainText('1 is there already');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText('2 transactions imported');
    await page.goto(`${desk}/transactions/imports`);
    await page.getByRole('button', { name: 'spring.csv' }).first().press('Enter');
    await dialog.getByRole('button', { name: 'Undo import' }).press('Enter');
    const question = page.getByRole('dialog', { name: /Undo the import/ });
    await question.getByRole('button', { name: 'Undo import' }).press('Enter');
    await expect(question).toHaveCount(0);
    await expect(dialog).toContainText('2 transactions removed');
    await expect(dialog.getByRole('button', { name: 'Undo import' })).toHaveCount(0);
    // The button that had the focus is gone; the keys of the dialog still work.
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('whether a card prints purchases as positive is asked, and remembered', async () => {
    await page.goto(`${desk}/transactions`);
    await createAccount(page, 'Office card', 'Credit card');
    const chooseCardFile = async (name: string) => {
      await chooseFile(page, { name, text: cardStatement });
      await dialog.getByRole('combobox', { name: 'Into account' }).selectOption({ label: 'Office card' });
    };
    const question = dialog.getByRole('radiogroup', { name: /^Most amounts of this card are positive/ });
    const rows = dialog.getByRole('table', { name: /First rows/ });
    await chooseCardFile('april.csv');
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await question.getByRole('radio', { name: /positive is money out/ }).press('ArrowDown');
    await expect(rows).toContainText('86.40');
    await expect(rows).not.toContainText('(86.40)');
    await page.keyboard.press('ArrowUp');
    await expect(rows).toContainText('(86.40)');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText('3 transactions imported');
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(page.getByRole('row', { name: /KESTREL HARDWARE/ })).toContainText('(86.40)');
    await chooseCardFile('april again.csv');
    await expect(dialog).toContainText('3 are there already and will not be added');
    await expect(rows).toContainText('(86.40)');
    await expect(question).toHaveCount(0);
  });

  await test.step('what may be there already in other words is left out until a person says otherwise', async () => {
    await page.goto(`${desk}/transactions`);
    const days = ['2025-09-01,Tea house,-4.50', '2025-09-02,Paper mill,-9.00', '2025-09-03,Ferry,-7.20'];
    const text = ['Date,Description,Amount', ...days, ''].join('\n');
    const chooseCheckingFile = async (name: string, rows: string) => {
      await chooseFile(page, { name, text: rows });
      await dialog
        .getByRole('combobox', { name: 'Into account' })
        .selectOption({ label: 'Household checking' });
    };
    await chooseCheckingFile('september.csv', text);
    await expect(dialog).toContainText('3 new transactions of 3 records');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText('3 transactions imported');
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await chooseCheckingFile('other words.csv', text.replace('Tea house', 'Flower stall'));
    await expect(dialog).toContainText('0 new transactions of 3 records');
    await expect(dialog).toContainText('1 record is possibly there already');
    const possible = dialog.getByRole('table', { name: /possibly there already/ });
    await expect(possible).toContainText('Flower stall');
    await expect(possible).toContainText('“Tea house”, which is not in this file');
    await dialog.getByRole('button', { name: 'Show what is there already' }).press('Enter');
    await expect(dialog.getByRole('table', { name: /are there already/ })).toContainText('Paper mill');
    await dialog.getByRole('checkbox', { name: 'It is another transaction: add it' }).press('Space');
    await dialog.getByRole('button', { name: 'Import', exact: true }).press('Enter');
    await expect(dialog).toContainText('1 transaction imported');
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(page.getByRole('row', { name: /Flower stall/ })).toContainText('(4.50)');
  });

  await test.step('which of two words is money out is asked beside the rows, and nothing is refused for it', async () => {
    await page.goto(`${desk}/transactions`);
    await chooseFile(page, { name: 'words.csv', text: wordStatement });
    const question = dialog.getByRole('radiogroup', { name: /^The amounts have no sign/ });
    const rows = dialog.getByRole('table', { name: /First rows/ });
    await expect(rows.getByRole('row', { name: /Hedge Row Florist/ })).toContainText('Zu');
    await expect(dialog).not.toContainText('cannot be imported');
    await question.getByRole('radio', { name: /“Zu”/ }).press('Space');
    await expect(rows).toContainText('(18.20)');
  });

  await test.step('that reports leave out what is from before the books start is said before it is imported', async () => {
    await page.goto(`${desk}/transactions`);
    await chooseFile(page, { name: 'old.csv', text: 'Date,Description,Amount\n2019-12-30,Tollgate,-3.00\n' });
    await expect(dialog).toContainText('All records are from before the books start on Jan 1, 2020');
  });

  await test.step('of files of several accounts each goes into its own, also into one that is created there', async () => {
    await page.goto(`${desk}/transactions`);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose files' }).click();
    const files = ['11112222', '33334444'].map((number) => ({
      name: `${number}.csv`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`Date,Description,Amount,Account\n2025-09-14,From ${number},-3.50,${number}\n`),
    }));
    await (await choosing).setFiles(files);
    const into = dialog.getByRole('combobox', { name: 'Into account' });
    await expect(into.locator('option:checked')).toHaveText('Each file into its own account');
    await expect(dialog).toContainText('The file is of the account 11112222; create an account for it');
    await dialog
      .getByRole('combobox', { name: 'Account for 11112222' })
      .selectOption({ label: 'Household checking' });
    await expect(dialog).toContainText('The file is of the account 33334444; create an account for it');
    await dialog.getByRole('button', { name: 'New account' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Rainy day');
    // Its ledger is made with it, and the next account cannot have that one, but a new one again.
    await page.getByRole('combobox', { name: 'Ledger' }).fill('New bank');
    await page.getByRole('option', { name: /^New bank ledger/ }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(dialog).toContainText('into Rainy day');
    await dialog.getByRole('button', { name: 'Import', exact: true }).press('Enter');
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(page.getByRole('row', { name: /From 33334444/ })).toContainText('Rainy day');
    await expect(page.getByRole('row', { name: /From 11112222/ })).toContainText('Household checking');
    await page.goto(`${desk}/ledgers`);
    await expect(page.getByRole('row', { name: /Rainy day/ })).toContainText('(3.50)');
  });

  await test.step('the balance that a file states is shown beside that of the books', async () => {
    await page.goto(`${desk}/transactions`);
    await createAccount(page, 'Travel card', 'New prepaid card');
    const days = [
      '2025-10-01,Kiosk,-4.00,96.00',
      '2025-10-02,Ferry,-6.00,90.00',
      '2025-10-03,Inn,-5.00,85.00',
    ];
    const text = ['Date,Description,Amount,Balance', ...days, ''].join('\n');
    await chooseFile(page, { name: 'balance.csv', text });
    await dialog.getByRole('combobox', { name: 'Into account' }).selectOption({ label: 'Travel card' });
    await expect(dialog).toContainText('3 new transactions of 3 records');
    await dialog.getByRole('button', { name: 'Import', exact: true }).press('Enter');
    await expect(dialog).toContainText(
      'By the bank the account held 85.00 on Oct 3, 2025, by the books (15.00).',
    );
    await expect(dialog).toContainText('debit Travel card, credit Opening balance equity, 100.00 USD.');
  });
});
