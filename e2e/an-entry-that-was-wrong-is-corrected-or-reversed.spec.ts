import { expect, test } from '@playwright/test';
import {
  createAccount,
  createBusiness,
  holdActions,
  importFile,
  keptInBrowser,
  signIn,
  tabTo,
  waitForKeys,
} from './desk';
import { qifOf } from './qif';

test('An entry that was wrong is corrected where the bank knows it, and reversed where it does not', async ({
  page,
}) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Thistledown Bindery');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Household checking', 'Checking');
  const text = qifOf([{ day: '01/09/2025', amount: '-42.17', payee: 'Paper Lantern Works' }]);
  await importFile(page, { name: 'january.qif', text });
  await page.goto(`${desk}/review`);
  const open = page.getByRole('complementary', { name: 'Open entry' });
  const history = open.getByRole('region', { name: 'History' });

  await test.step('the history of a bank entry begins with the import and follows each change in words', async () => {
    await expect(history).toContainText('Imported from january.qif');
    await waitForKeys(page);
    await page.keyboard.press('e');
    await page.getByRole('combobox').fill('Rent');
    await page.keyboard.press('Enter');
    await expect(history).toContainText(/Moved 42\.17 from Uncategorized.* to Rent/);
  });

  await test.step('it is tagged and noted beside the queue', async () => {
    await open.getByRole('button', { name: 'Add a tag' }).click();
    await open.getByLabel('Tag', { exact: true }).fill('Workshop');
    await page.keyboard.press('Enter');
    await expect(open.getByRole('region', { name: 'Tags' })).toContainText('Workshop');
    await open.getByRole('button', { name: 'Add a note' }).click();
    await open.getByLabel('Notes').fill('Booked twice');
    await open.getByRole('button', { name: 'Save the note' }).click();
    await expect(history).toContainText('Changed the notes to “Booked twice”');
  });

  await test.step('what is typed while a note is being saved stays, to be saved in its turn', async () => {
    const letSave = await holdActions(page, '**/review**');
    await open.getByRole('button', { name: 'Edit the note' }).click();
    const note = open.getByLabel('Notes');
    await note.fill('Booked thrice');
    await open.getByRole('button', { name: 'Save the note' }).click();
    await note.press('End');
    await note.pressSequentially(', says the bank');
    letSave();
    await expect(history).toContainText('Changed the notes to “Booked thrice”');
    await expect(note).toHaveValue('Booked thrice, says the bank');
    await note.press('Control+Enter');
    await expect(note).toHaveCount(0);
    await expect(open).toContainText('Booked thrice, says the bank');
  });

  await test.step('no reversal is offered: the bank did move the money', async () => {
    await expect(open.getByRole('button', { name: 'Reverse the entry' })).toHaveCount(0);
  });

  await test.step('an entry typed by hand is reversed, and the reversal is shown before it is made', async () => {
    await page.goto(`${desk}/journal`);
    await waitForKeys(page);
    await page.keyboard.press('n');
    const form = page.getByRole('form', { name: 'Journal entry' });
    await form.getByLabel('Description', { exact: true }).fill('Rent accrued twice');
    await form.getByLabel('Date').fill('2025-01-31');
    for (const [line, ledger, amounts] of [
      [1, 'Rent', ['42.17', '']],
      [2, 'Accrued expenses', ['', '42.17']],
    ] as const) {
      const field = form.getByRole('combobox', { name: `Ledger, line ${line}` });
      await tabTo(page, field);
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.type(ledger);
      await page
        .getByRole('option', { name: new RegExp(`^${ledger}( |$)`) })
        .first()
        .waitFor();
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue(ledger);
      const [debit, credit] = amounts;
      if (debit) await form.getByLabel(`Debit, line ${line}`).fill(debit);
      if (credit) await form.getByLabel(`Credit, line ${line}`).fill(credit);
    }
    await form.getByRole('button', { name: 'Save entry' }).click();
    await page.getByRole('row', { name: /Rent accrued twice/ }).click();
    await open.getByRole('button', { name: 'Reverse the entry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reverse the entry' });
    await expect(dialog.getByRole('row', { name: /^Accrued expenses 42\.17/ })).toBeVisible();
    await dialog.getByLabel('Date').fill('2025-02-01');
    await dialog.getByLabel('Description').fill('Accrual reversed');
    await page.keyboard.press('Control+Enter');
    await expect(history).toContainText('Reversed it');
    await expect(open.getByRole('button', { name: 'Reverse the entry' })).toHaveCount(0);
  });

  await test.step('both keep their lines from then on: no other ledger is offered', async () => {
    await expect(open).toContainText(
      'This entry is reversed and keeps its lines: write a new entry instead.',
    );
    await expect(open.getByRole('button', { name: 'Change ledger' })).toBeDisabled();
    await expect(open.getByRole('button', { name: 'Split' })).toBeDisabled();
  });

  await test.step('each of the two leads to the other', async () => {
    await open.getByRole('link', { name: 'The entry that reverses it' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Accrual reversed' })).toBeVisible();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    const form = page.getByRole('form', { name: 'Journal entry' });
    await expect(form).toContainText('This entry reverses another and keeps its lines');
    await expect(form.getByRole('table')).toContainText('Accrued expenses');
    await expect(form.getByRole('combobox')).toHaveCount(0);
    await page.getByRole('link', { name: 'The entry that it reverses' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rent accrued twice' })).toBeVisible();
  });

  await test.step('what a colleague saves meanwhile is shown, and nothing that one typed is lost', async () => {
    const form = page.getByRole('form', { name: 'Journal entry' });
    const description = form.getByLabel('Description', { exact: true });
    const notes = form.getByLabel('Notes');
    const colleague = await page.context().newPage();
    await notes.fill('Checked in March');
    for (const [theirs, mine] of [
      ['Rent accrued two times', 'Checked in March and April'],
      ['Rent accrued in error', 'Checked in March, April and May'],
    ] as const) {
      await colleague.goto(page.url());
      await colleague.getByLabel('Description', { exact: true }).fill(theirs);
      await colleague.getByRole('button', { name: /^Save changes/ }).click();
      await expect(colleague.getByText('Changes saved')).toBeVisible();
      await form.getByRole('button', { name: /^Save changes/ }).click();
      await expect(form).toContainText('while you were editing');
      await notes.fill(mine);
      await form.getByRole('button', { name: 'Keep editing mine' }).click();
      await expect(description).toHaveValue(theirs);
      await expect(notes).toHaveValue(mine);
    }
    await colleague.close();
    await keptInBrowser(page, 'Checked in March, April and May');
    await page.reload();
    await expect(form).toContainText(/Draft from .+ restored/);
    await expect(description).toHaveValue('Rent accrued in error');
    await expect(notes).toHaveValue('Checked in March, April and May');
    await form.getByRole('button', { name: /^Save changes/ }).click();
    await expect(page.getByText('Changes saved')).toBeVisible();
  });
});
