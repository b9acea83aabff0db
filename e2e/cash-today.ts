import type { Page } from '@playwright/test';
import { createAccount, createBusiness, importFile } from './desk';

/** Creates a business with money in and money out today, whatever the day: the demo business may have none yet this month. Gives its address. */
export async function businessWithCashToday(page: Page, name: string): Promise<string> {
  const desk = await createBusiness(page, name);
  const today = new Date().toISOString().slice(0, 10);
  const rows = [
    'Date,Description,Amount',
    `${today},Moonrise Candle Co,310.00`,
    `${today},Weir Street Lofts,-42.17`,
  ];
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Household checking', 'Checking');
  await importFile(page, { name: 'today.csv', text: rows.join('\n') });
  return desk;
}
