import { describe, expect, it } from 'vitest';
import { sampleLedger } from '@/components/journal-entries/testing/sample-entry';
import type { Ledger } from '@/lib/contract/ledger';
import type { FileAccount } from '@/lib/trial-balance/trial-balance-file';
import { type BalanceTarget, followed, matcherOf } from './match-ledger';
import { openingRequest } from './opening-request';
import { type BooksBalances, type Plan, planOpening } from './plan-opening';

const ledger = (id: string, more: Partial<Ledger> = {}) =>
  sampleLedger(id, {
    type: 'asset',
    subtype: 'current_asset',
    created_at: '2025-01-01T00:00:00.000Z',
    ...more,
  });

const chart = [
  ledger('Checking', { financial_account_type: 'bank_account', sort_code: '1000' }),
  ledger('Receivable', { financial_account_type: 'accounts_receivable' }),
  ledger('Other receivable', {
    financial_account_type: 'accounts_receivable',
    created_at: '2025-06-01T00:00:00.000Z',
  }),
  ledger('Opening balance equity', { type: 'equity', subtype: 'opening_balance', debit_credit: 'credit' }),
  ledger('Retained earnings', { type: 'equity', subtype: 'retained_earnings', debit_credit: 'credit' }),
  ledger('Sales', { type: 'revenue', subtype: 'operating_revenue', debit_credit: 'credit' }),
];

let line = 1;
const account = (name: string, units: bigint, part: Partial<FileAccount> = {}): FileAccount => {
  line += 1;
  return { line, code: null, name, units, unsigned: null, proposal: null, ...part };
};

const nothing: BooksBalances = { ofLedgers: new Map(), earlierYears: 0n };
function planOf(
  file: FileAccount[],
  books = nothing,
  part: Partial<Parameters<typeof planOpening>[1]> = {},
): Plan {
  const match = matcherOf(part.chart ?? chart);
  const accounts = file.map((each) => ({ account: each, target: match(each) }));
  const usual = { hasBalances: true, makesEmpty: false, zeroesOthers: true };
  return planOpening(accounts, { chart, books, ...usual, ...part });
}
const requestOf = (plan: Plan, books = nothing) =>
  openingRequest(plan, { day: '2025-12-31', chart, books, currency: 'USD' });
const linesOf = (plan: Plan, books = nothing) =>
  requestOf(plan, books).entries.map(({ lines }) =>
    lines.map(({ ref, debit_credit: side, amount }) => `${ref} ${side} ${amount}`),
  );
const booksOf = (balances: Record<string, bigint>, earlierYears = 0n): BooksBalances => ({
  ofLedgers: new Map(Object.entries(balances)),
  earlierYears,
});

const file = () => [
  account('Checking', 900n),
  account('Receivable', 300n),
  account('Sales', -500n),
  account('Retained earnings', -700n),
];

describe('what is left to post', () => {
  it('has what banks held in an entry of its own, and leaves receivables to invoices', () => {
    const plan = planOf(file());
    expect(linesOf(plan)).toEqual([
      ['Checking debit 9.00', 'Opening balance equity credit 9.00'],
      ['Sales credit 5.00', 'Retained earnings credit 7.00', 'Opening balance equity debit 12.00'],
    ]);
    expect([plan.difference, plan.ledgers.find(({ toEnter }) => toEnter !== 0n)?.toEnter]).toEqual([
      300n,
      300n,
    ]);
  });

  it('is in several entries where one would have more lines than it may, each balanced', () => {
    const costs = Array.from({ length: 1_050 }, (_, at) =>
      account(`Cost ${at}`, 100n, { proposal: { kind: 'operating_expense', by: 'type' } }),
    );
    const lines = linesOf(planOf([...costs, account('Retained earnings', -105_000n)]));
    expect(lines.map((each) => each.length)).toEqual([991, 62]);
    expect(lines.map((each) => each.at(-1))).toEqual([
      'Opening balance equity credit 990.00',
      'Opening balance equity debit 990.00',
    ]);
    expect(lines.flat().filter((each) => each.startsWith('new '))).toHaveLength(1_050);
  });

  it('is less what invoices have posted already, and then nothing is left on opening balance equity', () => {
    const books = booksOf({ Receivable: 300n, Sales: -300n });
    const plan = planOf(file(), books);
    expect(plan.difference).toBe(0n);
    expect(linesOf(plan, books)).toEqual([
      ['Checking debit 9.00', 'Opening balance equity credit 9.00'],
      ['Sales credit 2.00', 'Retained earnings credit 7.00', 'Opening balance equity debit 9.00'],
    ]);
  });

  it('is nothing when the file has been posted', () => {
    const books = booksOf({ Checking: 900n, Receivable: 300n, Sales: -500n, 'Retained earnings': -700n });
    expect(linesOf(planOf(file(), books), books)).toEqual([]);
  });

  it('is nothing once the difference stands on opening balance equity', () => {
    const file = [account('Checking', 100n), account('Receivable', 50n), account('Sales', -150n)];
    const plan = planOf(file, booksOf({ Checking: 100n, Sales: -150n, 'Opening balance equity': 50n }));
    expect([plan.onEquity, plan.difference, linesOf(plan)]).toEqual([50n, 0n, []]);
  });

  it('takes back what only the books have, and the amount that stood for invoices', () => {
    const books = booksOf({
      Checking: 900n,
      Receivable: 300n,
      Sales: -800n,
      'Retained earnings': -700n,
      'Opening balance equity': 300n,
    });
    expect(linesOf(planOf(file(), books), books)).toEqual([
      ['Sales debit 3.00', 'Opening balance equity credit 3.00'],
    ]);
  });

  it('leaves what only the books have where that is wished, and everything where the file has no balances', () => {
    const books = booksOf({ Checking: 700n, Sales: -700n });
    const kept = planOf([account('Checking', 900n)], books, { zeroesOthers: false });
    expect([kept.difference, kept.ledgers.map(({ toPost }) => toPost)]).toEqual([-200n, [200n, 0n]]);
    const chartAlone = planOf([account('Checking', 0n)], books, { hasBalances: false });
    expect(linesOf(chartAlone, books)).toEqual([]);
  });

  it('counts earlier results that the books compute as retained earnings', () => {
    const books = booksOf({ Checking: 700n }, -700n);
    expect(
      linesOf(planOf([account('Checking', 700n), account('Retained earnings', -700n)], books), books),
    ).toEqual([]);
  });

  it('counts them on the oldest ledger of retained earnings, wherever it stands in the chart', () => {
    const other = ledger('Brought forward', {
      ...{ type: 'equity', subtype: 'retained_earnings', debit_credit: 'credit' },
      created_at: '2026-02-01T00:00:00.000Z',
    });
    const file = [
      account('Checking', 800n),
      account('Brought forward', -100n),
      account('Retained earnings', -700n),
    ];
    const books = booksOf({ Checking: 800n, 'Brought forward': -100n }, -700n);
    const plan = planOf(file, books, { chart: [other, ...chart] });
    expect(plan.ledgers.filter(({ toPost }) => toPost !== 0n)).toEqual([]);
  });

  it('says by how much a file does not balance', () => {
    const plan = planOf([account('Checking', 900n), account('Sales', -880n)]);
    expect([plan.fileDebit, plan.fileCredit, plan.difference]).toEqual([900n, 880n, -20n]);
  });
});

describe('the ledger of an account', () => {
  const target = (name: string, part: Partial<FileAccount> = {}) => matcherOf(chart)(account(name, 1n, part));
  const found = (ledgerId: string) => ({ to: 'ledger', ledgerId });

  it.each([
    ['its name, however it is written', 'retained  EARNINGS', {}, 'Retained earnings'],
    ['its code and a word of its name', 'Checking account', { code: '1000' }, 'Checking'],
    [
      'being the only one of its kind',
      'Opening Bal Equity',
      { proposal: { kind: 'opening_balance', by: 'name' } },
      'Opening balance equity',
    ],
  ] as const)('is found by %s', (_how, name, part, ledgerId) => {
    expect(target(name, part)).toEqual(found(ledgerId));
  });

  it('is new where only the code is the same', () => {
    expect(target('Goodwill', { code: '1000' })).toEqual({ to: 'new', kind: null });
  });
});

it('asks for the kind of a new ledger before anything is made', () => {
  const plan = planOf([account('Odds and ends', 500n), account('Checking', -500n)]);
  expect(plan.unsaid.map(({ name }) => name)).toEqual(['Odds and ends']);
});

it('makes ledgers of accounts without a balance where that is wished, and tells equal names apart', () => {
  const kind = { kind: 'operating_expense', by: 'type' } as const;
  const empty = () => [
    account('Fees', 0n, { code: '6100', proposal: kind }),
    account('Fees', 0n, { code: '6200', proposal: kind }),
  ];
  expect(requestOf(planOf(empty())).ledgers).toEqual([]);
  expect(
    requestOf(planOf(empty(), nothing, { makesEmpty: true })).ledgers.map(({ ledger: { name } }) => name),
  ).toEqual(['Fees (6100)', 'Fees (6200)']);
});

describe('what a person decided', () => {
  const there: BalanceTarget = { to: 'ledger', ledgerId: 'Checking' };
  const other: BalanceTarget = { to: 'ledger', ledgerId: 'Savings' };
  const made: BalanceTarget = { to: 'new', kind: 'bank_account' };

  it.each<
    [
      name: string,
      found: BalanceTarget,
      insteadOf: BalanceTarget,
      chosen: BalanceTarget,
      expected: BalanceTarget,
    ]
  >([
    ['stays where nothing was found since', made, made, made, made],
    ['stays beside the ledger that it was chosen instead of', there, there, made, made],
    ['gives way to the ledger that was made of it', there, made, made, there],
    ['stays where it is another ledger', there, made, other, other],
    ['stays where the account is left out', there, made, { to: 'none' }, { to: 'none' }],
  ])('%s', (_name, found, insteadOf, chosen, expected) => {
    expect(followed(found, { chosen, insteadOf })).toEqual(expected);
  });

  it('is nothing of most accounts', () => {
    expect(followed(there, undefined)).toBe(there);
  });
});
