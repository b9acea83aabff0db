import { describe, expect, it } from 'vitest';
import type { Ledger, LedgerUpdate } from '@/lib/contract/ledger';
import { changeLedger } from './change-ledger';

const now = '2026-03-01T12:00:00.000Z';

function ledger(id: string, special: Partial<Ledger & { purpose: string | null }> = {}) {
  return {
    id,
    business_id: 'business',
    name: id,
    type: 'asset' as const,
    subtype: 'current_asset' as const,
    debit_credit: 'debit' as const,
    report_cash_flow: true,
    financial_account_type: null,
    sort_code: '15',
    parent_id: null,
    archived: false,
    version: 3,
    created_at: now,
    updated_at: now,
    purpose: null,
    ...special,
  };
}

/** `child` stands under `parent`, where a `twin` is too; `child` is the name of another ledger at the top. */
const child = ledger('child', { parent_id: 'parent', purpose: 'checking' });
const ledgers = [
  ledger('parent'),
  child,
  ledger('twin', { parent_id: 'parent' }),
  ledger('other', { name: 'child' }),
  ledger('owed', { type: 'liability', subtype: 'current_liability' }),
];
const change = (input: LedgerUpdate, of = child) => changeLedger(of, input, ledgers, now);

describe('changeLedger', () => {
  it.each<[string, LedgerUpdate, object]>([
    ['nothing for what is absent', {}, {}],
    [
      'nothing for null',
      { name: null, sort_code: null, parent_id: null, make_top_level: null, archived: null },
      {},
    ],
    ['nothing for make_top_level false', { make_top_level: false }, {}],
    ['the name, the code and the flag', { name: 'x', sort_code: '1', report_cash_flow: false }, {}],
    ['the code, taken away by an empty one', { sort_code: '' }, { sort_code: null }],
    ['the parent', { parent_id: 'other' }, {}],
    [
      'the place, to the top, by make_top_level',
      { name: 'Top', make_top_level: true },
      { name: 'Top', parent_id: null },
    ],
    ['the same beside a parent_id of null', { name: 'x', make_top_level: true, parent_id: null }, {}],
  ])('changes %s', (_, input, special) => {
    const given = Object.entries(input).filter(([field, value]) => value !== null && field in child);
    const expected = { ...child, version: 4, ...Object.fromEntries(given), ...special };
    const result = change(input);
    expect(result.ok && { ...result.value, parent_id: null }).toEqual({ ...expected, parent_id: null });
    const parentId = input.make_top_level ? null : (input.parent_id ?? 'parent');
    expect(result.ok && result.value.parent_id).toBe(parentId);
  });

  /** Each row breaks its own rule and every later one. */
  it.each<[string, LedgerUpdate, string, string[]]>([
    [
      'every fault of the request at once',
      { make_top_level: true, parent_id: 'owed', archived: true, name: 'child' },
      'validation_failed',
      ['/make_top_level conflicting_fields', '/archived ledger_in_use'],
    ],
    [
      'a parent that does not fit',
      { parent_id: 'owed', archived: true, name: 'twin' },
      'validation_failed',
      ['/parent_id parent_type_mismatch', '/archived ledger_in_use'],
    ],
    [
      'archiving what the service posts to',
      { archived: true, name: 'twin' },
      'validation_failed',
      ['/archived ledger_in_use'],
    ],
    ['a name that is taken there', { name: 'twin' }, 'duplicate', ['/name duplicate']],
    ['a name that is taken where it moves to', { make_top_level: true }, 'duplicate', ['/name duplicate']],
  ])('refuses %s', (_, input, code, faults) => {
    const result = change(input);
    expect(result).toMatchObject({ ok: false, problem: { code } });
    const errors = result.ok ? [] : (result.problem.errors ?? []);
    expect(errors.map((fault) => `${fault.path} ${fault.code}`)).toEqual(faults);
  });
});

it.each([
  [
    'accounts_payable',
    'cannot be changed: the ledger is needed for bills, their payments and credit with vendors',
  ],
  ['transfers', 'cannot be changed: the ledger is needed for transfers between own accounts'],
])('says what needs the ledger for %s, which cannot be archived', (purpose, message) => {
  const result = change({ archived: true }, ledger('kept', { purpose }));
  expect(result).toMatchObject({ ok: false, problem: { errors: [{ path: '/archived', message }] } });
});
