import { expect, it } from 'vitest';
import type { Aging } from '@/lib/contract/aging';
import { agedSentences } from './aged-sentences';
import { agedTable } from './month-tables';

const none = { count: 0, amount: 0 };
const bands = (late: number, paid: number): Aging['bands'] => [
  { band: 'current', count: 1, amount: 100, probably_paid: none, on_account: none },
  {
    ...{ band: '1_30', count: 2, amount: late + paid },
    probably_paid: { count: 1, amount: paid },
    on_account: none,
  },
];
const aging = (late: number, paid: number): Aging => ({
  as_of: '2026-10-31',
  basis: 'accrual',
  count: 3,
  amount: 100 + late + paid,
  bands: bands(late, paid),
  parties: [{ name: 'Acme', count: 3, amount: 100 + late + paid, bands: bands(late, paid) }],
  outlook: {
    overdue: { count: 1, amount: late },
    due_in_7_days: none,
    due_in_30_days: none,
    due_later: { count: 1, amount: 100 },
    probably_paid: paid === 0 ? none : { count: 1, amount: paid },
    on_account: none,
  },
});
const format = { businessName: 'Test Books', currency: 'USD', locale: 'en-US' };

it('has what is probably paid in a column of its own, so that the late ones are what is called overdue', () => {
  const { columns, rows } = agedTable('invoice', aging(3_690, 6_960), format);
  expect(columns.map(({ name }) => name)).toEqual(['', 'Not yet due', '1–30 days', 'Probably paid', 'Total']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Acme', 100, 3_690, 6_960, 10_750],
    ['Total', 100, 3_690, 6_960, 10_750],
  ]);
});

it('has no such column where nothing is probably paid', () => {
  const { columns } = agedTable('invoice', aging(3_690, 0), format);
  expect(columns.map(({ name }) => name)).toEqual(['', 'Not yet due', '1–30 days', 'Total']);
});

it('has what is owed without a bill in a column of its own, too', () => {
  const aged = aging(3_690, 0);
  const onAccount = { count: 1, amount: 500 };
  const withDebt = (known: Aging['bands']): Aging['bands'] => [
    ...known,
    { band: '61_90', ...onAccount, probably_paid: none, on_account: onAccount },
  ];
  const owed: Aging = {
    ...aged,
    bands: withDebt(aged.bands),
    amount: 4_290,
    parties: aged.parties.map((party) => ({ ...party, amount: 4_290, bands: withDebt(party.bands) })),
    outlook: { ...aged.outlook, on_account: onAccount },
  };
  const { columns, rows } = agedTable('bill', owed, format);
  expect(columns.map(({ name }) => name).slice(2)).toEqual([
    '1–30 days',
    '61–90 days',
    'Without a bill or invoice',
    'Total',
  ]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Acme', 100, 3_690, 0, 500, 4_290],
    ['Total', 100, 3_690, 0, 500, 4_290],
  ]);
});

it.each([
  ['invoice', 'the money is in the bank'],
  ['bill', 'the money has gone out'],
] as const)('says of what is probably paid of each %s that %s', (item, words) => {
  expect(agedTable(item, aging(10, 60), format).notes).toEqual([
    `Of this, 60.00 is probably paid in full: ${words}, and not matched yet. It is not called overdue.`,
  ]);
});

it('says what else is not called overdue', () => {
  const { outlook, ...rest } = aging(10, 0);
  const owed = { ...rest, outlook: { ...outlook, on_account: { count: 1, amount: 25 } } };
  expect(agedSentences('invoice', owed, 'USD', 'en-US')).toEqual([
    'Of this, 25.00 has no bill or invoice; it is not called overdue either.',
  ]);
});
