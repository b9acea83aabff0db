import { folded } from './match-rule';
import type { Conditions, Rule, TextCondition } from './rule';

/**
 * The first earlier active rule whose conditions hold wherever those of this one do, so that this one never wins; null
 * when there is none. A rule that posts to a bank's ledger does not apply to that bank, and so shadows nothing.
 * @param bankLedgerIds the ledgers of the external accounts
 */
export function shadowOf(
  { conditions }: Pick<Rule, 'conditions'>,
  earlier: readonly Rule[],
  bankLedgerIds: ReadonlySet<string>,
): Rule | null {
  return (
    earlier.find(
      (other) =>
        other.active &&
        other.action.split.every(({ ledgerId }) => !bankLedgerIds.has(ledgerId)) &&
        impliesAll(conditions, other.conditions),
    ) ?? null
  );
}

/** Whether a transaction that meets the first conditions always meets the second. */
function impliesAll(own: Conditions, other: Conditions): boolean {
  return (
    (other.text === null || (own.text !== null && impliesText(own.text, other.text))) &&
    (other.direction === null || own.direction === other.direction) &&
    (other.amount === null || impliesAmount(own.amount, other.amount)) &&
    (other.externalAccountIds === null ||
      own.externalAccountIds?.every((id) => other.externalAccountIds?.includes(id)) === true)
  );
}

function impliesText(own: TextCondition, other: TextCondition): boolean {
  const [words, asked] = [folded(own.text), folded(other.text)];
  switch (other.how) {
    case 'contains':
      return words.includes(asked);
    case 'starts_with':
      return own.how !== 'contains' && words.startsWith(asked);
    case 'is':
      return own.how === 'is' && words === asked;
  }
}

function impliesAmount(own: Conditions['amount'], other: NonNullable<Conditions['amount']>): boolean {
  const lowEnough = other.min === null || (own?.min != null && own.min >= other.min);
  const highEnough = other.max === null || (own?.max != null && own.max <= other.max);
  return lowEnough && highEnough;
}
