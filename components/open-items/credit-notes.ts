import type { ItemKind, ItemStatus } from '@/lib/contract/item-kind';
import { unitsOfAmount } from '@/lib/format/amount';
import type { JsonNumber } from '@/lib/json';

export type ItemWithCredit = {
  status: ItemStatus;
  total_paid: JsonNumber;
  credit_applied: JsonNumber;
  credit_amount: JsonNumber;
};

/** An amount in minor units, greater than 0, and the rest of its sentence. */
export type CreditNote = { units: bigint; words: string; isWarning: boolean };

/**
 * What of the party's credit is applied to the bill or invoice, and what of its payments has become such credit. Voiding one makes
 * credit of what was paid; credit that had been applied was credit before, and is only unapplied again.
 */
export function creditNotes(item: ItemWithCredit, what: ItemKind, currency: string): CreditNote[] {
  const units = (amount: JsonNumber) => unitsOfAmount(amount, currency);
  const whose = what === 'bill' ? 'credit with the vendor' : 'the customer’s credit';
  const applied = units(item.credit_applied);
  const notes: CreditNote[] =
    item.status === 'voided'
      ? [
          {
            units: applied,
            words: 'of credit was applied before it was voided and is unapplied again.',
            isWarning: false,
          },
          {
            units: units(item.total_paid),
            words: `was paid before it was voided and became ${whose}.`,
            isWarning: true,
          },
        ]
      : [
          { units: applied, words: 'of credit is applied.', isWarning: false },
          {
            units: units(item.credit_amount),
            words: `was settled in excess of the total and became ${whose}.`,
            isWarning: true,
          },
        ];
  return notes.filter((note) => note.units > 0n);
}
