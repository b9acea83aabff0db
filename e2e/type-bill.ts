import { expect, type Page } from '@playwright/test';
import { tabTo } from './desk';

export type TypedBill = {
  vendor: string;
  number: string;
  issued: string;
  lines: readonly (readonly [ledger: string, amount: string])[];
};

/** Types a bill into the form of bills: Tab goes from cell to cell, and past the last one makes another line. */
export async function typeBill(
  page: Page,
  count: number,
  { vendor, number, issued, lines }: TypedBill,
  is: 'new' | 'known' = 'new',
): Promise<void> {
  const part = page.getByRole('region', { name: `Bill ${count}`, exact: true });
  const field = part.getByRole('combobox', { name: `Vendor, bill ${count}` });
  await field.click();
  await field.fill(vendor);
  if (is === 'known') await page.getByRole('option', { name: vendor, exact: true }).click();
  else {
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Create vendor' }).click();
  }
  await expect(field).toHaveValue(vendor);
  if (is === 'new') await expect(field).toBeFocused();
  await part.getByLabel('Number', { exact: true }).fill(number);
  await part.getByLabel('Issued', { exact: true }).fill(issued);
  for (const [row, [ledger, amount]] of lines.entries()) {
    const ledgerField = part.getByRole('combobox', { name: `Ledger, line ${row + 1}` });
    if (row === 0) await ledgerField.click();
    else await tabTo(page, ledgerField);
    await page.keyboard.type(ledger);
    for (const [name, text] of [
      ['Description', 'As ordered'],
      ['Amount', amount],
    ] as const) {
      await page.keyboard.press('Tab');
      const cell = part.getByRole('textbox', { name: `${name}, line ${row + 1}` });
      await expect(cell).toBeFocused();
      await cell.fill(text);
    }
  }
}
