import { expect, it } from 'vitest';
import { foundGroups } from './found-rows';

const business = { id: 'biz_1', currency: 'USD' };

it('groups what was found, each row with what tells it from others', () => {
  const groups = foundGroups(
    [
      { kind: 'ledger', id: 'ldg_1', title: 'Rent', detail: '6200', day: null, amounts: [] },
      { kind: 'bill', id: 'bill_1', title: 'QF-309', detail: 'Paper', day: '2026-03-04', amounts: [6960] },
      { kind: 'entry', id: 'je_1', title: '', detail: null, day: '2026-03-05', amounts: [10.5, 2] },
      { kind: 'bill', id: 'bill_2', title: 'QF-310', detail: null, day: '2026-04-01', amounts: [1] },
    ],
    business,
    'en-US',
  );
  expect(groups.map(([name, rows]) => [name, rows.map(({ title, note }) => `${title} | ${note}`)])).toEqual([
    ['Ledgers', ['Rent | 6200']],
    ['Bills', ['QF-309 | Paper · Mar 4, 2026 · 6,960.00', 'QF-310 | Apr 1, 2026 · 1.00']],
    ['Journal entries', ['No description | Mar 5, 2026 · 12.50']],
  ]);
  expect(groups[1]?.[1][0]?.href).toBe('/b/biz_1/bills?bill=bill_1');
});
