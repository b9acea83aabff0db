import type { CategorizationMethod } from '@/lib/contract/journal-entry';
import type { EntrySuggestion } from '../journal-entry/entry';
import type { Learned } from './learning/learn';
import { isMoneyIn, type Movement, type Part } from './movement';
import { type Suggestion, suggest } from './suggest';

/** The ledgers of movements that nothing is known about. */
export type Fallbacks = { inflowLedgerId: string; outflowLedgerId: string };

export type Category = {
  ledgerId: string;
  method: CategorizationMethod;
  suggestion: Omit<EntrySuggestion, 'atVersion'>;
  /** What the movement is split into; absent where the ledger bears the whole. Else that is the first of them. */
  parts?: readonly Part[];
};

/**
 * A guess less likely than this is only offered as an alternative. One without any ground must be as likely right as wrong: a
 * person reads a posted ledger as a statement about this payee. So must a split, which says something of each amount.
 */
const leastPosted = { grounded: 0.1, ungrounded: 0.5, split: 0.5 };
/** Where payees usually go that come for the first time is known after so many of them: the rents of one landlord say nothing of others. */
const leastPayees = 20;
export const mostAlternatives = 2;

/** The ledger for a movement: the learned one if it is likely enough, else the uncategorized ledger of its direction. */
export function categorize(learned: Learned, movement: Movement, fallbacks: Fallbacks): Category {
  const suggested = suggest(learned, movement);
  const split = suggested && ofSplit(suggested);
  if (split) return split;
  if (suggested && isLikelyEnough(suggested)) {
    const { ledgerId, confidence, reasons, alternatives } = suggested;
    return { ledgerId, method: 'similarity', suggestion: { confidence, reasons, alternatives } };
  }
  const first = suggested?.isOffered
    ? [{ ledgerId: suggested.ledgerId, confidence: suggested.confidence }]
    : [];
  const guesses = [...first, ...(suggested?.alternatives ?? [])];
  const reasons = suggested?.splits ? [suggested.splits] : [];
  return {
    ledgerId: uncategorizedFor(fallbacks, movement),
    method: 'uncategorized',
    suggestion: { confidence: null, reasons, alternatives: guesses.slice(0, mostAlternatives) },
  };
}

/** The payee's usual split, where that is likelier than the whole on one ledger. */
function ofSplit({ split, ledgerId, confidence, isOffered, alternatives }: Suggestion): Category | null {
  const [first] = split?.parts ?? [];
  if (!split || !first || split.confidence < leastPosted.split || split.confidence <= confidence) return null;
  const whole = isOffered ? [{ ledgerId, confidence }] : [];
  return {
    ledgerId: first.ledgerId,
    method: 'similarity',
    suggestion: {
      confidence: split.confidence,
      reasons: [split.reason],
      alternatives: [...whole, ...alternatives].slice(0, mostAlternatives),
    },
    parts: split.parts,
  };
}

export function uncategorizedFor(fallbacks: Fallbacks, movement: Pick<Movement, 'amount'>): string {
  return isMoneyIn(movement) ? fallbacks.inflowLedgerId : fallbacks.outflowLedgerId;
}

function isLikelyEnough({ isGrounded, confidence, payeesDecidedOn }: Suggestion): boolean {
  if (isGrounded) return confidence >= leastPosted.grounded;
  return payeesDecidedOn >= leastPayees && confidence >= leastPosted.ungrounded;
}
