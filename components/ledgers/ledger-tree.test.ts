import { describe, expect, it } from 'vitest';
import { sampleLedger } from '@/components/journal-entries/testing/sample-entry';
import type { Ledger, LedgerBalance } from '@/lib/contract/ledger';
import { ExactNumber, type JsonNumber } from '@/lib/json';
import { filterNodes, type LedgerNode, ledgerSections, visibleRows } from './ledger-tree';

const ledger = (id: string, parent: string | null = null, more: Partial<Ledger> = {}) =>
  sampleLedger(id, { type: 'asset', subtype: 'fixed_asset', parent_id: parent, ...more });

function balance(id: string, amount: JsonNumber): LedgerBalance {
  return { ledger_id: id, debit: 0, credit: 0, balance: amount, resets_each_fiscal_year: false };
}

const ledgers = [
  ledger('Property', null, { sort_code: '1500' }),
  ledger('Computers', 'Property'),
  ledger('Laptops', 'Computers', { archived: true }),
  ledger('Wear', 'Property', { debit_credit: 'credit' }),
  ledger('Stock', null, { type: 'equity', subtype: 'common_stock', debit_credit: 'credit' }),
  ledger('Dividends', null, { type: 'equity', subtype: 'distribution' }),
];
const balances = [
  balance('Property', 100),
  balance('Computers', 20.5),
  balance('Laptops', new ExactNumber('90071992547000.91')),
  balance('Wear', 30),
  balance('Stock', 1000),
  balance('Dividends', 400),
];

const names = (nodes: readonly LedgerNode[]): unknown[] =>
  nodes.map((node) =>
    node.children.length > 0 ? [node.ledger.name, names(node.children)] : node.ledger.name,
  );

describe('ledgerSections', () => {
  const sections = ledgerSections(ledgers, balances, 'USD');

  it('has a section of every type, in report order', () => {
    expect(sections.map((section) => section.type)).toEqual([
      'asset',
      'liability',
      'equity',
      'revenue',
      'expense',
    ]);
  });

  it('adds up what is below, contra ledgers taking away, to the last digit', () => {
    const [property] = sections[0]?.nodes ?? [];
    expect(property?.own).toBe(10_000n);
    expect(property?.total).toBe(9_007_199_254_700_091n + 2_050n + 10_000n - 3_000n);
    expect(property?.children.map((child) => child.isContra)).toEqual([false, true]);
    expect(sections[0]?.total).toBe(property?.total);
  });

  it('takes a contra ledger off its section', () => {
    expect(sections[2]?.total).toBe(60_000n);
  });

  it('shows a ledger whose parent is not known as a root', () => {
    const [assets] = ledgerSections([ledger('Orphan', 'gone')], [], 'USD');
    expect(names(assets?.nodes ?? [])).toEqual(['Orphan']);
  });
});

describe('filterNodes', () => {
  const isLaptops = ({ ledger_id }: { ledger_id: string }) => ledger_id === 'Laptops';
  const [assets] = ledgerSections(
    ledgers,
    balances.filter((each) => !isLaptops(each)),
    'USD',
  );
  const nodes = assets?.nodes ?? [];

  it('leaves an archived ledger that holds an amount, so that rows add up to their section', () => {
    const [whole] = ledgerSections(ledgers, balances, 'USD');
    const left = filterNodes(whole?.nodes ?? [], { search: '', showsArchived: false });
    expect(names(left)).toEqual([['Property', [['Computers', ['Laptops']], 'Wear']]]);
  });

  it.each([
    ['', false, [['Property', ['Computers', 'Wear']]]],
    ['', true, [['Property', [['Computers', ['Laptops']], 'Wear']]]],
    ['lap', true, [['Property', [['Computers', ['Laptops']]]]]],
    ['lap', false, []],
    ['1500 prop', false, ['Property']],
    ['wear', false, [['Property', ['Wear']]]],
    ['nothing', true, []],
  ])('of %j (archived: %s) leaves %j', (search, showsArchived, expected) => {
    expect(names(filterNodes(nodes, { search, showsArchived }))).toEqual(expected);
  });
});

it('finds letters with accents in either form', () => {
  const [section] = ledgerSections([ledger('Cafe\u0301')], [], 'USD');
  const left = filterNodes(section?.nodes ?? [], { search: 'CAF\u00c9', showsArchived: false });
  expect(names(left)).toEqual(['Cafe\u0301']);
});

describe('visibleRows', () => {
  const [assets] = ledgerSections(ledgers, balances, 'USD');
  const rows = (collapsed: string[]) =>
    visibleRows(assets?.nodes ?? [], (id) => collapsed.includes(id)).map(
      ({ node, depth }) => `${'-'.repeat(depth)}${node.ledger.name}`,
    );

  it('are all when nothing is collapsed', () => {
    expect(rows([])).toEqual(['Property', '-Computers', '--Laptops', '-Wear']);
  });

  it('leave out what is below a collapsed ledger', () => {
    expect(rows(['Computers'])).toEqual(['Property', '-Computers', '-Wear']);
    expect(rows(['Property'])).toEqual(['Property']);
  });
});

it('tells which balances are of the fiscal year to date', () => {
  const ofYear = balances.map((each) => ({
    ...each,
    resets_each_fiscal_year: each.ledger_id === 'Dividends',
  }));
  const sections = ledgerSections(ledgers, ofYear, 'USD');
  expect(sections.filter((section) => section.isYearToDate).map(({ type }) => type)).toEqual([
    'revenue',
    'expense',
  ]);
  const equity = sections.find(({ type }) => type === 'equity')?.nodes ?? [];
  expect(equity.map(({ ledger: { id }, isYearToDate }) => [id, isYearToDate])).toEqual([
    ['Stock', false],
    ['Dividends', true],
  ]);
});
