import { daySpan } from '@/lib/dates/day-span';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import { collectiveOf } from '../../domain/transactions/collective-movements';
import { type Likeness, leftOf, recognizeMovements } from '../../domain/transactions/known-movements';
import type { Movement } from '../../domain/transactions/movement';
import { partsSentence, possiblePartsOf } from '../../domain/transactions/possible-parts';
import { findFileNames } from '../../store/transaction-import-store';
import { type KnownMovement, listMovements } from '../../store/transaction-store';
import type { BusinessContext } from '../context';

/** A new bank record; `announcedId` is the pending transaction that it posts, if there is one. */
export type Incoming = BankTransaction & { announcedId: string | null };

/** A record that is there already; `knownId` is null for one that the file has twice. */
export type Duplicate = { transaction: BankTransaction; knownId: string | null; reason: string };

/** What a file has of an account: new records, those that are there already, and where it cannot be told. */
export type RecognizedFile = {
  incoming: Incoming[];
  duplicates: Duplicate[];
  /** Where new records may be parts of what is there, or the sum of it; null where none seem to be. */
  possibleParts: string | null;
};

/** Separates the records of a file that are new from those that the account already has. */
export async function recognizeKnown(
  ctx: BusinessContext,
  accountId: string,
  transactions: readonly BankTransaction[],
): Promise<RecognizedFile> {
  const span = daySpan(transactions.map(({ datetime }) => datetime.slice(0, 10)));
  if (!span) return { incoming: [], duplicates: [], possibleParts: null };
  const decimals = decimalsOf(ctx.business.currency);
  const found = await listMovements(ctx.db, ctx.business.id, accountId, span.first, span.last);
  const known = found.map((each) =>
    Object.assign(each, { collective: collectiveOf(each.metadata, decimals) }),
  );
  const movements = transactions.map(
    ({ externalId, datetime, amount, bankDescription, posted, metadata }): Movement => ({
      externalId,
      day: datetime.slice(0, 10),
      amount,
      bankDescription,
      posted,
      collective: collectiveOf(metadata, decimals),
    }),
  );
  const recognized = recognizeMovements(known, movements);
  const fresh = movements.filter((_, index) => recognized[index] === 'new');
  const parts = possiblePartsOf(leftOf(known, recognized), fresh);
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
    reason: reasonOf(ctx, likeness, transaction, fileNames.get(known?.importId ?? '')),
  }));
  return { incoming, duplicates, possibleParts: partsSentence(parts, decimals) };
}

function reasonOf(
  { business }: BusinessContext,
  likeness: Likeness,
  { externalId, metadata }: BankTransaction,
  fileName: string | undefined,
): string {
  if (likeness === 'same_file') {
    return `The bank’s id ${externalId}, with this day and amount, is in the file twice.`;
  }
  const from =
    fileName === undefined ? 'a transaction that is there already' : `a transaction of ${fileName}`;
  if (likeness === 'unnamed') return `The day and the amount are those of ${from}, which has no text.`;
  if (likeness === 'sum') return `It is the sum of parts that are there already, such as ${from}.`;
  const whole = collectiveOf(metadata, decimalsOf(business.currency));
  if (likeness === 'whole' && whole) {
    const amount = decimalText(whole.amount, decimalsOf(business.currency));
    return `It is a part of a collective movement of ${amount}, which is there already as one: ${from} of the same day.`;
  }
  if (likeness === 'part') return `The day, the amount and the collective movement are those of ${from}.`;
  const same = likeness === 'id' ? `the bank’s id ${externalId}` : 'the text';
  return `The day, the amount and ${same} are those of ${from}.`;
}
