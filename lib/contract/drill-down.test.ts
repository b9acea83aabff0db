import { describe, expect, it } from 'vitest';
import { searchMembers } from '../search-members';
import { type EntriesBehind, entriesBehind, entriesText } from './drill-down';
import { journalEntrySumQuery } from './journal-entry-queries';
import { readEntriesText } from './read-drill-down';

const time = {
  start_datetime: '2026-01-01T00:00:00.000Z',
  end_datetime: '2026-01-31T23:59:59.999Z',
  basis: ['all' as const, 'cash' as const],
};
const period = { drill_down: { ...time, cash_movement: true } };
const asked = { ...time, cash_movement: 'true' };
const ledger_id = 'ldg_1BoatSLRHtKNngkdXEeobR';

describe('entriesBehind', () => {
  it.each([
    ['a ledger with all below it', { ledger_id }, { ...asked, ledger_id, with_children: 'true' }],
    [
      'a group',
      { ledger_id: null, drill_down: { ledger_subtype: ['memo' as const], report_cash_flow: true } },
      { ...asked, ledger_subtype: ['memo'], report_cash_flow: 'true' },
    ],
    [
      'a section of the cash flow',
      { ledger_id: null, drill_down: { cash_flow_activity: ['financing' as const], report_cash_flow: true } },
      { ...asked, cash_flow_activity: ['financing'], report_cash_flow: 'true' },
    ],
    ['a figure of the whole period', { ledger_id: null, drill_down: {} }, asked],
    [
      'a figure of another time',
      { ledger_id: null, drill_down: { ...time, basis: ['all' as const], in_cash_pool: true } },
      { ...time, basis: ['all'], in_cash_pool: 'true' },
    ],
    [
      'a ledger of another time with all below it',
      { ledger_id, drill_down: time },
      { ...time, ledger_id, with_children: 'true' },
    ],
    ['nothing', { ledger_id: null }, null],
  ])('asks for the entries of %s', (_, row, expected) => {
    expect(entriesBehind(period, row)).toEqual(expected);
  });

  it("asks for a ledger's own entries without those below it", () => {
    expect(entriesBehind(period, { ledger_id }, 'itself')).toEqual({ ...asked, ledger_id });
    expect(entriesBehind(period, { ledger_id, drill_down: time }, 'itself')).toEqual({ ...time, ledger_id });
  });
});

describe('readEntriesText', () => {
  it.each<EntriesBehind>([
    { ...time, ledger_id, with_children: 'true' },
    { basis: 'all', ledger_type: ['equity', 'revenue'], in_cash_pool: 'false' },
  ])('reads what was written', (query) => {
    expect(readEntriesText(entriesText(query))).toEqual(query);
  });

  it.each(['', 'ledger_id=ldg_x', 'page_size=1', 'basis=none', 'start_datetime=2026-01-01', 'x'])(
    'takes %j for none',
    (text) => {
      expect(readEntriesText(text)).toBeNull();
    },
  );

  const figures = {
    start_datetime: ['2026-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-01-01', '0000-01-01T00:00:00Z'],
    end_datetime: ['2026-01-01T00:00:00.5+02:00', '', '9999-12-31T23:59:59-01:00'],
    result_end_datetime: ['2026-01-01T00:00:00Z', 'today'],
    ledger_id: [ledger_id, 'ldg_x', ledger_id.replace('ldg', 'tag'), `${ledger_id}&ledger_id=${ledger_id}`],
    with_children: ['true', 'false', 'true&with_children=true'],
    ledger_type: ['asset', 'liability&ledger_type=revenue', 'assets', 'equity&ledger_type=x'],
    ledger_subtype: ['memo', 'cost_of_goods_sold', 'other'],
    cash_flow_activity: ['operating', 'investing', 'financing', 'none'],
    report_cash_flow: ['true', 'false', '1'],
    in_cash_pool: ['true', 'false', '', 'true&in_cash_pool=true'],
    basis: ['all', 'accrual', 'cash', 'all&basis=cash', 'All'],
    cash_movement: ['true', 'false'],
    constructor: ['true'],
  };
  const texts = Object.entries(figures).flatMap(([name, values]) =>
    values.map((value) => `${name}=${value.replaceAll('+', '%2B')}`),
  );

  it.each([...texts, `basis=all${'&basis=all'.repeat(99)}`, `basis=all${'&basis=all'.repeat(100)}`])(
    'takes %j as the schema does',
    (text) => {
      const members = searchMembers(new URLSearchParams(text));
      expect(readEntriesText(text) !== null).toBe(journalEntrySumQuery.safeParse(members).success);
    },
  );
});
