import { describe, expect, it } from 'vitest';
import type { BillCreate } from '@/lib/contract/bill';
import { postItem } from '../postings/post-item';
import { texts } from '../postings/testing/small-items';
import { testBooks, testChart } from '../testing/test-books';
import { proposeBill } from './propose-bill';

const chart = testChart();
const known = { businessId: 'biz', vendors: new Map([['ven', { name: 'Fjellsang' }]]), chart };
const sound: BillCreate = {
  business_id: 'biz',
  vendor_id: 'ven',
  number: '1042',
  description: '',
  issued_at: '2026-02-01T00:00:00.000Z',
  due_at: '2026-03-01T00:00:00.000Z',
  lines: [
    { ledger_id: 'rent', amount: 60 },
    { ledger_id: 'costs', amount: 40 },
  ],
};
const propose = (special: Partial<BillCreate>) =>
  proposeBill(testBooks(), { ...sound, ...special }, known, '/2');

describe('proposeBill', () => {
  it('makes an open bill, which is posted against payable', () => {
    const made = propose({});
    if (!made.ok) throw new Error(made.problem.detail);
    expect(made.value).toMatchObject({
      kind: 'bill',
      status: 'open',
      partyId: 'ven',
      postedAt: sound.issued_at,
    });
    const posting = postItem(testBooks(), made.value, chart, made.value.postedAt);
    expect(posting).toMatchObject({
      description: 'Bill 1042 · Fjellsang',
      billId: made.value.id,
      categorizationMethod: 'ap',
    });
    expect(texts(posting.lines)).toEqual(['debit rent 6000', 'debit costs 4000', 'credit payable 10000']);
  });

  it.each([
    [
      'every fault of its own and of its lines',
      { business_id: 'other', vendor_id: 'nobody', lines: [{ ledger_id: 'payable', amount: 0 }] },
      [
        '/2/business_id not_found',
        '/2/vendor_id not_found',
        '/2/lines/0/amount amount_not_positive',
        '/2/lines/0/ledger_id ledger_not_allowed',
      ],
    ],
    [
      'a total that no answer can carry',
      { lines: Array.from({ length: 2 }, () => ({ ledger_id: 'rent', amount: 90_071_992_547_409 })) },
      ['/2/lines amount_out_of_range'],
    ],
  ] satisfies [string, Partial<BillCreate>, string[]][])('refuses %s', (_, special, faults) => {
    const refused = propose(special);
    expect(refused.ok ? [] : refused.problem.errors?.map((each) => `${each.path} ${each.code}`)).toEqual(
      faults,
    );
  });
});
