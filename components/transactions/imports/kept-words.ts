import type { KeptReason } from '@/lib/contract/transaction-import';
import { formatCount } from '@/lib/format/count';

/** Why a transaction stays when its import is undone. */
export const keptWords: Record<KeptReason, string> = {
  locked: 'in the locked period',
  other_leg_locked: 'transferred from or to the locked period',
  other_leg_reconciled: 'transferred from or to a reconciled entry',
  reconciled: 'reconciled',
  paid: 'a payment',
  linked: 'linked',
  confirmed: 'confirmed',
  document: 'with a document',
  question: 'with a question',
};

const severalWords: Partial<Record<KeptReason, string>> = { paid: 'payments' };

/** `10 confirmed, 2 payments`, in the order of the reasons above. */
export function keptText(kept: readonly { reason: KeptReason }[], locale: string): string {
  return (Object.keys(keptWords) as KeptReason[])
    .flatMap((reason) => {
      const count = kept.filter((each) => each.reason === reason).length;
      if (count === 0) return [];
      const words = count === 1 ? keptWords[reason] : (severalWords[reason] ?? keptWords[reason]);
      return [`${formatCount(count, locale)} ${words}`];
    })
    .join(', ');
}
