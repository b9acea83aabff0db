import { expect, it } from 'vitest';
import type { Ledger } from '@/lib/contract/ledger';
import type { Rule } from '@/lib/contract/rule';
import { emptyDraft, ruleDraftOf, ruleOf } from './rule-draft';

const ledgers = [
  { id: 'payable', financial_account_type: 'accounts_payable' },
  { id: 'receivable', financial_account_type: 'accounts_receivable' },
  { id: 'rent', financial_account_type: null },
] as Ledger[];
const format = { currency: 'USD', locale: 'en-US', ledgers };
const rule = (more: Partial<Rule>): Rule => ({
  id: 'rul_1',
  business_id: 'biz_1',
  name: 'Figma',
  conditions: { text: { contains: 'figma' } },
  then: { ledger_id: 'software' },
  active: true,
  shadowed_by: null,
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...more,
});

it.each<[string, Partial<Rule>]>([
  ['words', {}],
  ['a beginning', { conditions: { text: { starts_with: 'fig' } } }],
  ['bounds', { conditions: { amount: { min: 1.5, max: 1234.56 } } }],
  ['a lower bound', { conditions: { amount: { min: 20 }, direction: 'in' } }],
  ['an account', { conditions: { external_account_ids: ['eac_1'] } }],
  ['several accounts', { conditions: { direction: 'out', external_account_ids: ['eac_1', 'eac_2'] } }],
  [
    'a split',
    {
      then: {
        split: [
          { ledger_id: 'rent', share: 60 },
          { ledger_id: 'meals', share: 40 },
        ],
      },
    },
  ],
  ['a name and tags', { then: { ledger_id: 'rent', clean_description: 'X', tag_ids: ['tag_1', 'tag_2'] } }],
  ['a vendor', { then: { ledger_id: 'payable', vendor_id: 'ven_1' } }],
  [
    'a customer of a part',
    {
      then: {
        split: [
          { ledger_id: 'rent', share: 1 },
          { ledger_id: 'receivable', share: 1 },
        ],
        customer_id: 'cus_1',
      },
    },
  ],
])('keeps a rule with %s', (_, more) => {
  const { conditions, then, name } = rule(more);
  expect(ruleOf(ruleDraftOf(rule(more), format), format)).toEqual({
    conditions,
    then,
    name,
    missing: [],
    unfit: {},
  });
});

it('names what is missing, and says what cannot be read', () => {
  expect(ruleOf(emptyDraft, format).missing).toEqual([
    '/conditions/text',
    '/name',
    '/then/split/0/ledger_id',
  ]);
  const wrong = { ...emptyDraft, name: 'x', min: 'many', parts: [part(0, 'a', '0'), part(1, 'b', '2')] };
  expect(ruleOf(wrong, format).missing).toEqual([]);
  expect(ruleOf(wrong, format).unfit).toEqual({
    '/conditions/amount/min': 'Type an amount, or a sum such as =12*3',
    '/then/split/0/share': 'A number, more than zero',
  });
});

it('wants a vendor or customer on payables and receivables, and only there', () => {
  const on = (ledgerId: string, partyId: string | null) =>
    ruleOf({ ...emptyDraft, name: 'x', words: 'x', parts: [part(0, ledgerId, '1')], partyId }, format);
  expect(on('payable', null).missing).toEqual(['/then/vendor_id']);
  expect(on('receivable', null).missing).toEqual(['/then/customer_id']);
  expect(on('rent', 'ven_1').then).toEqual({ ledger_id: 'rent' });
});

const part = (key: number, ledgerId: string, share: string) => ({ key, ledgerId, share });
