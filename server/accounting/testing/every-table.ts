import { smallPdf } from '../domain/documents/testing/small-files';
import { linesOf, must } from './books';
import { call } from './call';
import { untilRead, uploadForm } from './documents';
import { newPayables } from './payables';
import type { TestService } from './start-service';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Books with something in every table that belongs to a business; their identifiers on the wire. */
export async function booksInEveryTable({ client, request }: Pick<TestService, 'client' | 'request'>) {
  const books = await newPayables(client);
  const { parameters, ledger, customer, business } = books;
  const [bill] = await books.bills([{ issued: '2026-01-05', lines: [['Rent', 60]] }]);
  const [moneyOut = '', moneyIn = ''] = await books.transactions([
    ['2026-01-10', -60],
    ['2026-01-11', 100],
  ]);
  const lines = [{ ledger_id: ledger('Service revenue').id, unit_price: 100 }];
  const invoice = must(
    await client.createInvoice({
      parameters,
      body: { customer_id: customer.id, number: '1', status: 'open', sent_at: '2026-01-06T00:00:00Z', lines },
    }),
  ).data;
  const paid = { kind: 'payment' as const, bill_id: bill?.id ?? '', transaction_id: moneyOut };
  must(await client.createTransactionLink({ parameters, body: paid }));
  const received = { invoice_id: invoice.id, transaction_id: moneyIn };
  must(await client.createInvoicePayment({ parameters, body: received }));
  const [later] = await books.bills([{ issued: '2026-01-12', lines: [['Rent', 5]] }]);
  const [debit, credit] = linesOf(ledger('Accounts payable'), ledger('Rent'), 5);
  const prepaid = [{ ...debit, vendor_id: books.vendor.id }, credit];
  const body = { description: 'Prepaid', datetime: '2026-01-11T00:00:00Z', lines: prepaid };
  await call({ request }, 'POST', `/v0/business/${business.id}/journal-entries`, body);
  const note = { vendor_id: books.vendor.id, number: 'C-1', issued_at: '2026-01-12T00:00:00Z' };
  const returned = [{ ledger_id: ledger('Rent').id, amount: 2 }];
  must(await client.createCreditNote({ parameters, body: { ...note, lines: returned } }));
  const applied = { vendor_id: books.vendor.id, bill_id: later?.id ?? '', amount: 5 };
  must(await client.createCreditApplication({ parameters, body: applied }));
  must(await client.createTag({ parameters, body: { name: 'Shop' } }));
  const then = { ledger_id: ledger('Rent').id };
  must(
    await client.createRule({ parameters, body: { name: 'Out', conditions: { direction: 'out' }, then } }),
  );
  const apart = {
    parameters: { ...parameters, bill_id: bill?.id ?? '' },
    body: { other_bill_id: later?.id ?? '' },
  };
  must(await client.declineDuplicateBill(apart));
  const ofMonth = { ...parameters, month: '2026-01' };
  must(await client.updateMonthNote({ parameters: ofMonth, body: { sentences: ['A calm month.'] } }));
  must(await client.declineRule({ parameters, body: { payee: 'Market', ...then } }));
  const asked = { journal_entry_id: bill?.journal_entry_id ?? '', body: 'What is it?' };
  const task = must(await client.createTask({ parameters, body: asked })).data;
  const form = uploadForm(pixel, 'pixel.png');
  const document = must(await client.uploadDocument({ parameters, form })).data;
  const [transaction] = must(await client.listTransactions({ parameters })).data;
  const ofDocument = { ...parameters, document_id: document.id };
  must(
    await client.declineMatch({ parameters: ofDocument, body: { transaction_id: transaction?.id ?? '' } }),
  );
  const receipt = must(
    await client.uploadDocument({
      parameters,
      form: uploadForm(smallPdf(['Market Ltd', 'Total: $5.00']), 'market.pdf'),
    }),
  ).data;
  await untilRead(client, parameters, receipt.id);
  const ofReceipt = { ...parameters, document_id: receipt.id };
  const extraction = { vendor_name: 'Market', currency: 'EUR' };
  must(await client.updateDocument({ parameters: ofReceipt, body: { extraction } }));
  const confirm = { review_status: 'confirmed' as const };
  must(
    await client.changeJournalEntries({
      parameters,
      body: { query: { review_status: 'bookkeeper_pending', search: 'Prepaid' }, changes: confirm },
    }),
  );
  const answer = { body: 'This', document_ids: [document.id] };
  must(await client.addTaskMessage({ parameters: { ...parameters, task_id: task.id }, body: answer }));
  const answered = await request(`/v0/business/${business.id}/tag`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': business.id },
    body: JSON.stringify({ name: 'Market' }),
  });
  if (!answered.ok) throw new Error(`unexpected refusal: ${await answered.text()}`);
  return business;
}
