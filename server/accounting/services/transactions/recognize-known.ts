import { mostDaysToBook } from '@/lib/contract/announced-transactions';
import type { BankFileFormat } from '@/lib/contract/transaction-import';
import { daySpan } from '@/lib/dates/day-span';
import { dayOf } from '@/lib/dates/instant';
import { decimalsOf } from '@/lib/money/currency';
import { recognizeAnnounced } from '../../domain/transactions/announced-movements';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import { collectiveOf } from '../../domain/transactions/collective-movements';
import {
  type Likeness,
  leftOf,
  type Recognized,
  recognizeMovements,
} from '../../domain/transactions/known-movements';
import { missingInFile } from '../../domain/transactions/not-in-file';
import { partsSentence, possiblePartsOf } from '../../domain/transactions/possible-parts';
import type { PrintedMovement } from '../../domain/transactions/printed-movement';
import {
  type CoveredDays,
  isDoubtful,
  recognizeReworded,
} from '../../domain/transactions/reworded-movements';
import { findUsesOfTransactions } from '../../store/open-items/payment-store';
import { findFiles, type SourceFile } from '../../store/transaction-import-store';
import {
  type KnownMovement,
  listAnnounced,
  listMovements,
  readPrintedFacts,
} from '../../store/transaction-store';
import type { BusinessContext } from '../context';
import { reasonOf } from './reason-of-duplicate';

/** A new bank record; `announcedId` is the pending transaction that it posts, if there is one. */
export type Incoming = BankTransaction & { announcedId: string | null };

/** A record that is there already; `knownId` is null for one that the file has twice. */
export type Duplicate = {
  transaction: BankTransaction;
  knownId: string | null;
  reason: string;
  /** It may be another one after all: a person has to say so. */
  isPossible: boolean;
};

/** What a file has of an account: new records, those that are there already, and where it cannot be told. */
export type RecognizedFile = {
  incoming: Incoming[];
  duplicates: Duplicate[];
  /** Where new records may be parts of what is there, or the sum of it; null where none seem to be. */
  possibleParts: string | null;
  /** That most of what is there is not in the file, though of its days; null where it is. */
  notInFile: string | null;
};

export type FileToRecognize = {
  accountId: string;
  format: BankFileFormat;
  transactions: readonly BankTransaction[];
  /** Records that may be there already, but for all that is certain are not, are new. */
  addPossibleDuplicates: boolean;
};

/** Separates the records of a file that are new from those that the account already has. */
export async function recognizeKnown(ctx: BusinessContext, file: FileToRecognize): Promise<RecognizedFile> {
  const { transactions, format } = file;
  const span = daySpan(transactions.map(({ datetime }) => dayOf(datetime)));
  if (!span) return { incoming: [], duplicates: [], possibleParts: null, notInFile: null };
  const decimals = decimalsOf(ctx.business.currency);
  const found = await listMovements(ctx.db, ctx.business.id, file.accountId, span.first, span.last);
  const near = await listAnnounced(ctx.db, ctx.business.id, file.accountId, span, mostDaysToBook);
  const importIds = new Set([...found, ...near].flatMap(({ importId }) => importId ?? []));
  const files = await findFiles(ctx.db, ctx.business.id, [...importIds]);
  const numbered = (movements: readonly KnownMovement[]) =>
    movements.map((each) =>
      Object.assign(each, {
        collective: collectiveOf(each.metadata, decimals),
        numbering: files.get(each.importId ?? '')?.format ?? null,
      }),
    );
  const known = numbered(found);
  const movements = transactions.map(
    ({ externalId, datetime, amount, bankDescription, posted, metadata }): PrintedMovement => ({
      externalId,
      numbering: format,
      day: dayOf(datetime),
      amount,
      bankDescription,
      posted,
      metadata,
      collective: collectiveOf(metadata, decimals),
    }),
  );
  // Of a notification the statement that follows has more.
  const covered = { ...span, isWhole: format !== 'camt052' && format !== 'camt054' };
  const onTheirDays = await recognize(ctx, known, movements, covered);
  const recognized = await recognizeOnOtherDays(ctx, [...known, ...numbered(near)], movements, onTheirDays);
  const separated = separate(ctx, file, recognized, files);
  const fresh = movements.filter((_, index) => recognized[index] === 'new');
  const left = leftOf(known, recognized);
  return {
    ...separated,
    possibleParts: partsSentence(possiblePartsOf(left, fresh), decimals),
    notInFile: separated.incoming.length > 0 && covered.isWhole ? missingInFile(known, left, span) : null,
  };
}

async function recognize(
  ctx: BusinessContext,
  known: readonly KnownMovement[],
  movements: readonly PrintedMovement[],
  covered: CoveredDays,
): Promise<Recognized<KnownMovement>[]> {
  const recognized = recognizeMovements(known, movements);
  const amounts = new Set(
    movements.flatMap(({ amount }, index) => (recognized[index] === 'new' ? amount : [])),
  );
  const compared = leftOf(known, recognized).filter(({ amount }) => amounts.has(amount));
  if (compared.length === 0) return recognized;
  await readPrintedFacts(ctx.db, ctx.business.id, compared);
  return recognizeReworded(known, movements, recognized, covered);
}

/** What was announced on another day, and pays nothing yet: what it pays is of its day. */
async function recognizeOnOtherDays(
  ctx: BusinessContext,
  known: readonly KnownMovement[],
  movements: readonly PrintedMovement[],
  recognized: readonly Recognized<KnownMovement>[],
): Promise<Recognized<KnownMovement>[]> {
  const all = recognizeAnnounced(known, movements, recognized);
  const announcedIds = all.flatMap((each) =>
    each !== 'new' && 'announced' in each ? each.announced.id : [],
  );
  if (announcedIds.length === 0) return all;
  const uses = await findUsesOfTransactions(ctx.db, ctx.business.id, announcedIds);
  return all.map((each, place) =>
    each !== 'new' && 'announced' in each && uses.has(each.announced.id)
      ? (recognized[place] ?? 'new')
      : each,
  );
}

function separate(
  ctx: BusinessContext,
  { transactions, addPossibleDuplicates }: FileToRecognize,
  recognized: readonly Recognized<KnownMovement>[],
  files: ReadonlyMap<string, SourceFile>,
): Pick<RecognizedFile, 'incoming' | 'duplicates'> {
  const incoming: Incoming[] = [];
  const duplicates: Duplicate[] = [];
  const isAdded = (likeness: Likeness) => addPossibleDuplicates && isDoubtful(likeness);
  for (const [index, transaction] of transactions.entries()) {
    const found = recognized[index] ?? 'new';
    if (found === 'new' || ('known' in found && isAdded(found.likeness)))
      incoming.push(Object.assign(transaction, { announcedId: null }));
    else if ('announced' in found)
      incoming.push(Object.assign(transaction, { announcedId: found.announced.id }));
    else {
      const { known, likeness } = found;
      duplicates.push({
        transaction,
        knownId: known?.id ?? null,
        reason: reasonOf(ctx.business, transaction, found, files.get(known?.importId ?? '')?.name),
        isPossible: isDoubtful(likeness),
      });
    }
  }
  return { incoming, duplicates };
}
