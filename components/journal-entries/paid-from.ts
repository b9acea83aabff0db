import type { ItemKind } from '@/lib/contract/item-kind';
import type { Ledger } from '@/lib/contract/ledger';
import { isRealAccount } from '@/lib/contract/ledger-kinds';
import { namesInWords } from '@/lib/format/names';

export type PaidFrom = {
  /** Those that can be answered. */
  ledgers: Ledger[];
  /** Why others are absent, and what is done instead; null where none is. */
  why: string | null;
};

/**
 * From which ledgers a bill that was marked as paid can have been paid, or to which the payment of such an invoice can have
 * gone: no account whose bank transactions are imported, for the payment is one of these. Until it is known which these are, no account.
 * @param imported the ledgers with such an account; null until it is known
 * @param present the ledgers that the entry has already
 */
export function paidFrom(
  all: readonly Ledger[],
  imported: ReadonlySet<string> | null,
  present: ReadonlySet<string>,
  kind: ItemKind,
): PaidFrom {
  const isAbsent = ({ id, financial_account_type: type }: Ledger) =>
    !present.has(id) && (imported ? imported.has(id) : isRealAccount(type));
  const absent = all.filter(isAbsent);
  return {
    ledgers: all.filter((ledger) => !isAbsent(ledger)),
    why: imported === null || absent.length === 0 ? null : reason(absent, kind),
  };
}

function reason(absent: readonly Ledger[], kind: ItemKind): string {
  const [are, their, them] = absent.length === 1 ? ['is', 'its', 'it'] : ['are', 'their', 'one of them'];
  const paid = kind === 'bill' ? `the bill was paid from ${them}` : `the invoice was paid to ${them}`;
  const names = namesInWords(absent.map(({ name }) => name));
  return `${names} ${are} not offered, as ${their} bank transactions are imported: if ${paid}, open the ${kind} again and pay it with the transaction.`;
}
