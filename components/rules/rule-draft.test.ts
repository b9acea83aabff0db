import { expect, it } from 'vitest';
import type { Rule } from '@/lib/contract/rule';
import { draftOf, emptyDraft, ruleOf } from './rule-draft';

const writing = { currency: 'USD', locale: 'en-US' };
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
  [
    'what the form does not show',
    { then: { ledger_id: 'rent', clean_description: 'X', tag_ids: ['tag_1'], vendor_id: 'ven_1' } },
  ],
])('keeps a rule with %s', (_, more) => {
  const { conditions, then, name } = rule(more);
  expect(ruleOf(draftOf(rule(more), writing), writing)).toEqual({ conditions, then, name, missing: [] });
});

it('names what is missing', () => {
  expect(ruleOf(emptyDraft, writing).missing).toEqual([
    '/conditions/text',
    '/name',
    '/then/split/0/ledger_id',
  ]);
  const wrong = { ...emptyDraft, name: 'x', min: 'many', parts: [part(0, 'a', '0'), part(1, 'b', '2')] };
  expect(ruleOf(wrong, writing).missing).toEqual([
    '/conditions/amount/min',
    '/conditions/text',
    '/then/split/0/share',
  ]);
});

const part = (key: number, ledgerId: string, share: string) => ({ key, ledgerId, share });
