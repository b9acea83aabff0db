import { call } from './call';
import type { TestService } from './start-service';
import { type Movement, newTwoBanks } from './two-banks';

/** 120.00 paid by card and put on office supplies by a person, and the money back that the movements say. */
export async function paidSupplies(service: TestService, ...back: readonly Movement[]) {
  const books = await newTwoBanks(service.client);
  const [paid = ''] = await books.importInto(books.checking, [['2026-03-02', -120, 'ALDER PAPER']]);
  const business = `/v0/business/${books.business.id}`;
  const put = async (
    transactionId: string,
    ...on: (readonly [ledger: string, amount: number, party?: object])[]
  ) => {
    const entry = await books.entryOf(transactionId);
    const own = books.ledger('Checking').id;
    const [line] = entry.line_entries.filter((each) => each.ledger_id !== own);
    return call(service, 'PATCH', `${business}/journal-entries/${entry.id}`, {
      line_changes: {
        delete_lines: entry.line_entries.filter((each) => each.ledger_id !== own).map(({ id }) => id),
        create_lines: on.map(([name, amount, party]) => ({
          ledger_id: books.ledger(name).id,
          debit_credit: line?.debit_credit,
          amount,
          ...party,
        })),
      },
    });
  };
  await put(paid, ['Office supplies', 120]);
  const backs = back.length === 0 ? [] : await books.importInto(books.checking, back);
  const path = `${business}/transaction-link`;
  return { ...books, paid, back: backs[0] ?? '', backs, path, put };
}
