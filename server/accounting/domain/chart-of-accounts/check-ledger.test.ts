import { describe, expect, it } from 'vitest';
import { checkLedger, type LedgerCandidate } from './check-ledger';

/** A chain of assets root → … → deepest, `a1` to `a9`, beside `b1` → `b2` → `b3` and one liability. */
const ledgers = new Map<string, { type: 'asset' | 'liability'; parent_id: string | null }>([
  ...[...Array(9).keys()].map(
    (index) =>
      [`a${index + 1}`, { type: 'asset' as const, parent_id: index === 0 ? null : `a${index}` }] as const,
  ),
  ['b1', { type: 'asset', parent_id: null }],
  ['b2', { type: 'asset', parent_id: 'b1' }],
  ['b3', { type: 'asset', parent_id: 'b2' }],
  ['owed', { type: 'liability', parent_id: null }],
]);

const candidate = (changes: Partial<LedgerCandidate>): LedgerCandidate => ({
  id: null,
  type: 'asset',
  subtype: 'current_asset',
  financial_account_type: null,
  parent_id: null,
  ...changes,
});

describe('checkLedger', () => {
  it.each<[string, Partial<LedgerCandidate>]>([
    ['a root', {}],
    ['a tenth level', { parent_id: 'a9' }],
    ['a ledger that stays where it is', { id: 'a5', parent_id: 'a4' }],
    ['three levels moved under the seventh', { id: 'b1', parent_id: 'a7' }],
    ['a ledger moved to the root', { id: 'a2', parent_id: null }],
    ['what stands for a bank account', { financial_account_type: 'bank_account' }],
    [
      'one of older books that stands for what it cannot',
      { id: 'a1', financial_account_type: 'credit_card' },
    ],
  ])('accepts %s', (_, changes) => {
    expect(checkLedger(candidate(changes), ledgers)).toEqual([]);
  });

  it.each<[string, Partial<LedgerCandidate>, string[]]>([
    ['a subtype of another type', { subtype: 'operating_expense' }, ['/subtype subtype_mismatch']],
    [
      'an asset that stands for a credit card',
      { financial_account_type: 'credit_card' },
      ['/financial_account_type account_type_mismatch'],
    ],
    [
      'revenue that stands for anything',
      { type: 'revenue', subtype: 'other_inflow', financial_account_type: 'loan' },
      ['/financial_account_type account_type_mismatch'],
    ],
    ['an unknown parent', { parent_id: 'nothing' }, ['/parent_id not_found']],
    ['a parent of another type', { parent_id: 'owed' }, ['/parent_id parent_type_mismatch']],
    ['itself as parent', { id: 'b2', parent_id: 'b2' }, ['/parent_id parent_cycle']],
    ['a parent below itself', { id: 'b1', parent_id: 'b3' }, ['/parent_id parent_cycle']],
    ['an eleventh level, by what is below', { id: 'b1', parent_id: 'a8' }, ['/parent_id too_deep']],
    [
      'every fault at once, and names each',
      {
        type: 'liability',
        subtype: 'current_asset',
        financial_account_type: 'prepaid_card',
        parent_id: 'a1',
      },
      [
        '/subtype subtype_mismatch',
        '/financial_account_type account_type_mismatch',
        '/parent_id parent_type_mismatch',
      ],
    ],
  ])('refuses %s', (_, changes, faults) => {
    expect(checkLedger(candidate(changes), ledgers).map((fault) => `${fault.path} ${fault.code}`)).toEqual(
      faults,
    );
  });

  it('refuses an eleventh level of its own', () => {
    const deeper = new Map(ledgers).set('a10', { type: 'asset', parent_id: 'a9' });
    expect(checkLedger(candidate({ parent_id: 'a10' }), deeper)).toEqual([
      { path: '/parent_id', code: 'too_deep', message: 'would make 11 levels; a chart has at most 10' },
    ]);
  });

  it('ends on books that hold a cycle already', () => {
    const broken = new Map(ledgers).set('b1', { type: 'asset', parent_id: 'b3' });
    expect(checkLedger(candidate({ parent_id: 'b3' }), broken)).toEqual([]);
    expect(checkLedger(candidate({ id: 'b1', parent_id: 'a1' }), broken)).toEqual([]);
  });
});
