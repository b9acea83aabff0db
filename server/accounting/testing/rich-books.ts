import type { Client } from '@/lib/client/client';
import { smallPdf } from '../domain/documents/testing/small-files';
import { must } from './books';
import { untilRead, uploadForm } from './documents';
import { newPayables } from './payables';
import { postJournal } from './text-journal';

/** Books with one of everything that a check of verify-books is about; the identifier of their business. */
export async function richBooks(client: Client): Promise<string> {
  const books = await newPayables(client);
  const { parameters } = books;
  const [bill, called] = await books.bills([
    {
      issued: '2026-01-05',
      lines: [
        ['Rent', 60],
        ['Software', 40],
      ],
    },
    { issued: '2026-01-06', lines: [['Rent', 20]] },
  ]);
  const [transaction = '', moneyIn = '', tooMuch = ''] = await books.transactions([
    ['2026-01-10', -50],
    ['2026-01-20', 4],
    ['2026-01-12', -9],
  ]);
  const [overpaid] = await books.bills([{ issued: '2026-01-11', lines: [['Rent', 2]] }]);
  const excess = { bill_id: overpaid?.id ?? '', transaction_id: tooMuch };
  must(await client.createBillPayment({ parameters, body: excess }));
  const vendor_id = books.vendor.id;
  must(await client.createRefund({ parameters, body: { vendor_id, transaction_id: moneyIn, amount: 4 } }));
  const note = { vendor_id, number: 'C-1', issued_at: '2026-01-25T00:00:00Z' };
  const returned = [{ ledger_id: books.ledger('Rent').id, amount: 1 }];
  must(await client.createCreditNote({ parameters, body: { ...note, lines: returned } }));
  const credit = { vendor_id, bill_id: bill?.id ?? '', amount: 3 };
  must(await client.createCreditApplication({ parameters, body: credit }));
  const ofCalled = { ...parameters, bill_id: called?.id ?? '' };
  must(await client.updateBill({ parameters: ofCalled, body: { status: 'paid' } }));
  const payment = { bill_id: bill?.id ?? '', transaction_id: transaction, payment_amount: 30 };
  must(await client.createBillPayment({ parameters, body: payment }));
  const savings = { name: 'Savings', ledger_id: books.ledger('Savings').id };
  const { id } = must(await client.createExternalAccount({ parameters, body: savings })).data;
  const form = new FormData();
  form.set('external_account_id', id);
  form.set('file', new File(['Date,Amount,Description\n2026-01-21,6,Transfer'], 'bank.csv'));
  must(await client.importTransactions({ parameters, form }));
  // The first is linked as a transfer.
  const [, pays = ''] = await books.transactions([
    ['2026-01-21', -6],
    ['2026-01-22', -7],
  ]);
  const [owed] = await books.bills([{ issued: '2026-01-20', lines: [['Rent', 7]] }]);
  const pay = { kind: 'payment' as const, transaction_id: pays, bill_id: owed?.id };
  must(await client.createTransactionLink({ parameters, body: pay }));
  // Two refunds are linked, and one of them is unlinked again.
  const [paid = '', back = '', other = ''] = await books.transactions([
    ['2026-01-23', -30],
    ['2026-01-24', 11],
    ['2026-01-25', 12],
  ]);
  const [license] = await books.bills([{ issued: '2026-01-22', lines: [['Software', 30]] }]);
  must(
    await client.createBillPayment({
      parameters,
      body: { bill_id: license?.id ?? '', transaction_id: paid },
    }),
  );
  for (const transaction_id of [back, other]) {
    const body = { kind: 'refund' as const, transaction_id, other_transaction_id: paid };
    const { id } = must(await client.createTransactionLink({ parameters, body })).data;
    if (transaction_id === back) continue;
    const ofLink = { ...parameters, transaction_link_id: id };
    must(await client.deleteTransactionLink({ parameters: ofLink, query: {} }));
  }
  const [entry] = must(await client.listJournalEntries({ parameters })).data;
  await postJournal(
    client,
    books,
    `
2026-01-15 Van, most of it on credit
  Property and equipment  300.00
  Long-term loans        -250.00
  Checking                -50.00
2026-01-16 Stamps, owed
  Office supplies           8.00
  Accounts payable         -8.00
`,
  );
  const task = { journal_entry_id: entry?.id ?? '', body: 'What is this?' };
  must(await client.createTask({ parameters, body: task }));
  for (let time = 0; time < 2; time += 1) {
    const form = uploadForm(smallPdf(['twice']), 'a.pdf');
    await untilRead(client, parameters, must(await client.uploadDocument({ parameters, form })).data.id);
  }
  return books.business.id;
}
