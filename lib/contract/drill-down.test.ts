import { describe, expect, it } from 'vitest';
import { type EntriesBehind, entriesBehind, entriesText } from './drill-down';
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
});
