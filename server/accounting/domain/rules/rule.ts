import type { MoneyDirection, TextComparison } from '@/lib/contract/choices';
import type { Instant } from '@/lib/dates/instant';

/** How the words of a transaction are compared; in any case. */
export type TextCondition = { how: TextComparison; text: string };

/** All that are not null must hold. */
export type Conditions = {
  text: TextCondition | null;
  /** Minor units, without a sign, both inclusive. */
  amount: { min: bigint | null; max: bigint | null } | null;
  direction: MoneyDirection | null;
  externalAccountIds: readonly string[] | null;
};

/** What becomes of a transaction that matches. */
export type RuleAction = {
  /** At least one; the amount is split in proportion to the shares. */
  split: readonly { ledgerId: string; share: number }[];
  tagIds: readonly string[];
  cleanDescription: string | null;
  /** The vendor or customer of lines on accounts payable or receivable. */
  vendorId: string | null;
  customerId: string | null;
};

export type Rule = {
  id: string;
  /** Rules are tried in the order of their positions. */
  position: number;
  name: string;
  conditions: Conditions;
  action: RuleAction;
  active: boolean;
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
};

/** What rules look at in a bank transaction. */
export type RuleSubject = {
  /** What may be compared: the words of the bank, alone and with its memo, and the clean description. */
  texts: readonly string[];
  /** Minor units, money in positive. */
  amount: bigint;
  externalAccountId: string;
  /** The ledger of the bank account: a rule that posts to it does not apply. */
  accountLedgerId: string;
};
