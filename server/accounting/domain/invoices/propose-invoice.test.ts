import { describe, expect, it } from 'vitest';
import type { InvoiceCreate } from '@/lib/contract/invoice';
import { postItem } from '../postings/post-item';
import { texts } from '../postings/testing/small-items';
import { testBooks, testChart } from '../testing/test-books';
import { proposeInvoice } from './propose-invoice';

const chart = testChart();
const books = testBooks();
const sound: InvoiceCreate = {
  customer_id: 'cus',
  number: '309',
  lines: [{ ledger_id: 'sales', unit_price: 50, quantity: 2, discount_amount: 10, tax_rate: 0.1 }],
};
const propose = (
  special: Partial<InvoiceCreate>,
  partyFaults: Parameters<typeof proposeInvoice>[2]['partyFaults'] = [],
) => proposeInvoice(books, { ...sound, ...special }, { chart, partyFaults, partyName: 'Fjellsang' });

describe('proposeInvoice', () => {
  it.each([
    ['a draft that is sent nowhere', {}, { status: 'draft', postedAt: null, dueAt: books.now }],
    ['an open one, sent now', { status: 'open' }, { status: 'open', postedAt: books.now, dueAt: books.now }],
    [
      'an open one, due when it was sent',
      { status: 'open', sent_at: '2026-02-01T00:00:00.000Z' },
      { postedAt: '2026-02-01T00:00:00.000Z', dueAt: '2026-02-01T00:00:00.000Z' },
    ],
  ] as const)('makes %s', (_, special, expected) => {
    expect(propose(special)).toMatchObject({ ok: true, value: expected });
  });

  it('is posted against receivable, net of discount, its tax apart', () => {
    const made = propose({ status: 'open' });
    if (!made.ok) throw new Error(made.problem.detail);
    const posting = postItem(books, made.value, chart, books.now);
    expect(posting).toMatchObject({
      description: 'Invoice 309 · Fjellsang',
      invoiceId: made.value.id,
      categorizationMethod: 'ar',
    });
    expect(texts(posting.lines)).toEqual(['debit receivable 9900', 'credit sales 9000', 'credit tax 900']);
  });

  const unknown = [{ path: '/customer_id', code: 'not_found', message: 'is not a customer' }];
  it.each([
    [
      'an unknown customer and the faults of lines',
      { lines: [{ ledger_id: 'nowhere', unit_price: -1 }] },
      unknown,
      ['/customer_id', '/lines/0/ledger_id', '/lines/0/unit_price'],
    ],
    ['an unknown customer alone', {}, unknown, ['/customer_id']],
    [
      'an open one that comes to nothing',
      { status: 'open', lines: [{ ledger_id: 'sales', unit_price: 0 }] },
      [],
      ['/lines'],
    ],
  ] satisfies [string, Partial<InvoiceCreate>, typeof unknown, string[]][])(
    'refuses %s',
    (_, special, faults, paths) => {
      const refused = propose(special, faults);
      expect(refused.ok ? [] : refused.problem.errors?.map((each) => each.path)).toEqual(paths);
    },
  );
});
