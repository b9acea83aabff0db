import type { Client } from '@/lib/client/client';
import { newTwoBanks } from './two-banks';

/**
 * Books with 500.00 that leave checking with words for a transfer, and a way to import the leg that arrives on savings a day
 * later, with such words as well.
 */
export async function importWordedTransfer(client: Client) {
  const books = await newTwoBanks(client);
  const [out = ''] = await books.importInto(books.checking, [
    ['2026-03-02', -500, 'Online transfer to savings'],
    ['2026-03-04', -20, 'Alder Paper'],
  ]);
  const path = `/v0/business/${books.business.id}/transaction-link`;
  const intoSavings = async () => {
    const [into = ''] = await books.importInto(books.savings, [
      ['2026-03-03', 500, 'Transfer from checking'],
    ]);
    return into;
  };
  return { ...books, out, path, intoSavings };
}
