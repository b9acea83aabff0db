import { beforeEach, expect, it } from 'vitest';
import type { Client } from '@/lib/client/client';
import { must } from '../../testing/books';
import { openAsService, setVisibility, uuidOf } from '../../testing/connect-as-service';
import { openBooks, openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

/** What the database refuses of bills and payments by itself, tried around the service, as its role. */

const service = openService();
const db = openAsService();
const own = openBooks(service, paidBooks);
const other = openBooks(service, paidBooks);

async function paidBooks(client: Client) {
  const books = await newPayables(client);
  const [paid, voided, ahead, reopened] = await books.bills([
    {
      issued: '2026-01-05',
      lines: [
        ['Rent', 60],
        ['Software', 40],
      ],
    },
    { issued: '2026-01-06', lines: [['Rent', 10]] },
    { issued: '2026-02-10', lines: [['Rent', 30]] },
    { issued: '2026-01-07', lines: [['Rent', 5]] },
  ]);
  const [transaction = '', moneyIn = '', early = ''] = await books.transactions([
    ['2026-01-10', -100],
    ['2026-01-11', 100],
    ['2026-01-12', -30],
  ]);
  const { parameters } = books;
  const body = { bill_id: paid?.id ?? '', transaction_id: transaction, payment_amount: 50 };
  must(await client.createBillPayment({ parameters, body }));
  const paidEarly = { bill_id: ahead?.id ?? '', transaction_id: early };
  must(await client.createBillPayment({ parameters, body: paidEarly }));
  must(
    await client.updateBill({
      parameters: { ...parameters, bill_id: voided?.id ?? '' },
      body: { status: 'voided' },
    }),
  );
  const sold = [{ ledger_id: books.ledger('Service revenue').id, unit_price: 100 }];
  const sent = { number: '1', status: 'open', sent_at: '2026-01-07T00:00:00Z' } as const;
  must(
    await client.createInvoice({
      parameters,
      body: { ...sent, customer_id: books.customer.id, lines: sold },
    }),
  );
  const { data: second } = must(await client.createCustomer({ parameters, body: { name: 'Second' } }));
  const lock = { through: '2026-01-31', reason: 'January is closed' };
  must(await client.lockBooks({ parameters, body: lock }));
  const { data: otherVendor } = must(await client.createVendor({ parameters, body: { name: 'Second' } }));
  for (const change of [
    { status: 'voided' },
    { status: 'open', issued_at: '2026-03-01T00:00:00Z' },
  ] as const) {
    const ofReopened = { ...parameters, bill_id: reopened?.id ?? '' };
    must(await client.updateBill({ parameters: ofReopened, body: change }));
  }
  return {
    tenant: uuidOf('tenant', books.business.tenant_id),
    business: uuidOf('business', books.business.id),
    paid: uuidOf('bill', paid?.id),
    voided: uuidOf('bill', voided?.id),
    transaction: uuidOf('transaction', transaction),
    moneyIn: uuidOf('transaction', moneyIn),
    rent: uuidOf('ledger', books.ledger('Rent').id),
    payable: uuidOf('ledger', books.ledger('Accounts payable').id),
    vendor: uuidOf('vendor', books.vendor.id),
    customer: uuidOf('customer', second.id),
    ahead: uuidOf('bill', ahead?.id),
    reopened: uuidOf('bill', reopened?.id),
    otherVendor: uuidOf('vendor', otherVendor.id),
  };
}

beforeEach(async () => {
  await setVisibility(db, own);
});

const payment = (bill: string, transaction: string, amount: number) => `
  INSERT INTO payment (business_id, id, bill_id, transaction_id, amount, datetime, taken, created_at)
  VALUES ('${own.business}', gen_random_uuid(), '${bill}', '${transaction}', ${amount}, now(), '[]', now())`;
const paymentThen = (bill: string, transaction: string, at: string) =>
  payment(bill, transaction, 1).replace('now()', `'${at}'`);
const billLine = (ledger: string, amount: number, posted = ledger) => `
  INSERT INTO bill_line (business_id, bill_id, id, position, description, ledger_id, posted_ledger_id, amount, metadata)
  VALUES ('${own.business}', '${own.paid}', gen_random_uuid(), 9, '', '${ledger}', '${posted}', ${amount}, '{}')`;

it.each([
  [
    'more than the transaction has left',
    () => payment(own.paid, own.transaction, 5_001),
    'payment_within_transaction',
  ],
  ['a bill paid by money in', () => payment(own.paid, own.moneyIn, 1), 'payment_within_transaction'],
  ['a payment below 0', () => payment(own.paid, own.transaction, -1), 'payment_amount_check'],
  ['a payment of a voided bill', () => payment(own.voided, own.transaction, 1), 'payment_of_posted'],
  ['a bill line of nothing', () => billLine(own.rent, 0), 'bill_line_amount_check'],
  ['a bill line on a foreign ledger', () => billLine(other.rent, 1), 'bill_line_business_id_ledger_id_fkey'],
  ['a bill line that is posted elsewhere', () => billLine(own.rent, 1, own.payable), 'bill_line_posted'],
  ['cash flow of a locked month', () => 'DELETE FROM cash_share', 'books_lock'],
  ['another line of a locked bill', () => billLine(own.rent, 1), 'books_lock'],
  [
    'a line out of a locked bill',
    () => `DELETE FROM bill_line WHERE ledger_id = '${own.rent}'`,
    'books_lock',
  ],
  [
    'a locked bill moved out',
    () => `UPDATE bill SET issued_at = '2026-02-01' WHERE id = '${own.paid}'`,
    'books_lock',
  ],
  [
    'a locked invoice moved out',
    () => `UPDATE invoice SET sent_at = '2026-02-01' WHERE status = 'open'`,
    'books_lock',
  ],
  [
    'a due date that a locked bill was not overdue by',
    () => `UPDATE bill SET due_at = '2026-02-20' WHERE id = '${own.paid}'`,
    'books_lock',
  ],
  [
    'another customer of a locked invoice',
    () => `UPDATE invoice SET customer_id = '${own.customer}' WHERE status = 'open'`,
    'books_lock',
  ],
  [
    'another vendor of what was paid ahead in a locked month',
    () => `UPDATE bill SET vendor_id = '${own.otherVendor}' WHERE id = '${own.ahead}'`,
    'books_lock',
  ],
  [
    'another vendor of what a locked month had until it was voided',
    () => `UPDATE bill SET vendor_id = '${own.otherVendor}' WHERE id = '${own.reopened}'`,
    'books_lock',
  ],
  ['a line out of a locked invoice', () => 'DELETE FROM invoice_line', 'books_lock'],
  ['a payment in a locked month', () => paymentThen(own.paid, own.transaction, '2026-01-10'), 'books_lock'],
  ['a payment taken out of a locked month', () => 'UPDATE payment SET removed_at = now()', 'books_lock'],
  [
    'a voided bill with a posting',
    () => `UPDATE bill SET status = 'open', voided_at = NULL WHERE id = '${own.voided}'`,
    'bill_posted',
  ],
  [
    'a void without its time',
    () => `UPDATE bill SET status = 'voided' WHERE id = '${own.paid}'`,
    'bill_check',
  ],
])('refuses %s', async (_, statement, constraint) => {
  await expect(db.query(statement())).rejects.toMatchObject({ constraint });
});

it.each([
  [
    'another due date of what was paid ahead',
    () => `UPDATE bill SET due_at = '2026-02-20' WHERE id = '${own.ahead}'`,
  ],
  [
    'another vendor of what was voided at its own time',
    () => `UPDATE bill SET vendor_id = '${own.otherVendor}' WHERE id = '${own.voided}'`,
  ],
])('takes %s', async (_, statement) => {
  await db.query('BEGIN');
  await setVisibility(db, own);
  expect((await db.query(statement())).rowCount).toBe(1);
  await db.query('ROLLBACK');
});

it.each([
  ['delete a payment', 'DELETE FROM payment'],
  ['change what was paid', 'UPDATE payment SET amount = 1'],
  ['change a line of a bill', 'UPDATE bill_line SET amount = 1'],
  ['change when a bill was made', `UPDATE bill SET created_at = now()`],
  ['delete a bill', 'DELETE FROM bill'],
])('does not let the service %s', async (_, statement) => {
  await expect(db.query(statement)).rejects.toThrow(/permission denied/);
});

it.each(['bill', 'bill_line', 'payment', 'cash_share', 'vendor', 'customer'])(
  'shows no %s of another business',
  async (table) => {
    const { rows } = await db.query(`SELECT DISTINCT business_id FROM ${table}`);
    expect(rows).toEqual([{ business_id: own.business }]);
  },
);
