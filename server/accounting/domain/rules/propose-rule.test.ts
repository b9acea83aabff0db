import { expect, it } from 'vitest';
import { proposeRule, type RuleNames } from './propose-rule';

const names = {
  currency: 'USD',
  chart: { ledgers: new Map() },
  tags: new Set<string>(),
  parties: new Set<string>(),
  externalAccounts: new Set<string>(),
} satisfies RuleNames;

it('an amount up to less than the amount from is refused by the number', () => {
  const conditions = { amount: { min: 50, max: 20 } };
  const result = proposeRule({ conditions, then: { split: [] } }, names);
  expect(result).toMatchObject({
    ok: false,
    problem: {
      errors: [{ path: '/conditions/amount/max', message: 'must not be less than the lowest amount, 50.00' }],
    },
  });
});
