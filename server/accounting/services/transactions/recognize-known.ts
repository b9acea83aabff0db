import { daySpan } from '@/lib/dates/day-span';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import { type Likeness, recognizeMovements } from '../../domain/transactions/known-movements';
import { findFileNames } from '../../store/transaction-import-store';
import { type KnownMovement, listMovements } from '../../store/transaction-store';
import type { BusinessContext } from '../context';

/** A new bank record; `announcedId` is the pending transaction that it posts, if there is one. */
export type Incoming = BankTransaction & { announcedId: string | null };

/** A record that is there already; `knownId` is null for one that the file has twice. */
export type Duplicate = { transaction: BankTransaction; knownId: string | null; reason: string };

/** Separates the records of a file that are new from those that the account already has. */
export async function recognizeKnown(
  ctx: BusinessContext,
  accountId: string,
  transactions: readonly BankTransaction[],
): Promise<{ incoming: Incoming[]; duplicates: Duplicate[] }> {
  const span = daySpan(transactions.map(({ datetime }) => datetime.slice(0, 10)));
  if (!span) return { incoming: [], duplicates: [] };
  const known = await listMovements(ctx.db, ctx.business.id, accountId, span.first, span.last);
  const recognized = recognizeMovements(
    known,
    transactions.map(({ externalId, datetime, amount, bankDescription, posted }) => ({
      externalId,
      day: datetime.slice(0, 10),
      amount,
      bankDescription,
      posted,
    })),
  );
  const incoming: Incoming[] = [];
  const repeated: { transaction: BankTransaction; known: KnownMovement | null; likeness: Likeness }[] = [];
  for (const [index, transaction] of transactions.entries()) {
    const found = recognized[index] ?? 'new';
    if (found === 'new') incoming.push(Object.assign(transaction, { announcedId: null }));
    else if ('known' in found) repeated.push({ transaction, ...found });
    else incoming.push(Object.assign(transaction, { announcedId: found.announced.id }));
  }
  const importIds = new Set(repeated.flatMap(({ known }) => known?.importId ?? []));
  const fileNames =
    importIds.size === 0 ? new Map() : await findFileNames(ctx.db, ctx.business.id, [...importIds]);
  const duplicates = repeated.map(({ transaction, known, likeness }) => ({
    transaction,
    knownId: known?.id ?? null,
    reason: reasonOf(likeness, transaction.externalId, fileNames.get(known?.importId ?? '')),
  }));
  return { incoming, duplicates };
}

function reasonOf(likeness: Likeness, externalId: string | null, fileName: string | undefined): string {
  if (likeness === 'same_file') {
    return `The bank’s id ${externalId}, with this day and amount, is in the file twice.`;
  }
  const from =
    fileName === undefined ? 'a transaction that is there already' : `a transaction of ${fileName}`;
  if (likeness === 'unnamed') return `The day and the amount are those of ${from}, which has no text.`;
  const same = likeness === 'id' ? `the bank’s id ${externalId}` : 'the text';
  return `The day, the amount and ${same} are those of ${from}.`;
}
