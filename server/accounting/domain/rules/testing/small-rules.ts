import type { Conditions, Rule } from '../rule';

const anything: Conditions = { text: null, amount: null, direction: null, externalAccountIds: null };

/** An active rule that posts to one ledger, named after it. */
export function smallRule(conditions: Partial<Conditions>, ledgerId = 'software'): Rule {
  return {
    id: `rule of ${ledgerId}`,
    position: 1,
    name: ledgerId,
    conditions: { ...anything, ...conditions },
    action: {
      split: [{ ledgerId, share: 1 }],
      tagIds: [],
      cleanDescription: null,
      vendorId: null,
      customerId: null,
    },
    active: true,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
}
