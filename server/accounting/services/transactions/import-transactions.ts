import { invalid, type Problem } from '@/lib/contract/problem';
import type { ExternalAccount } from '@/lib/contract/transaction';
import type { TransactionImportFields, TransactionImportOutcome } from '@/lib/contract/transaction-import';
import { daySpan } from '@/lib/dates/day-span';
import { addDays, dayOf } from '@/lib/dates/instant';
import { newIdentifier } from '@/lib/ids/identifier';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';
import { accept, refuse } from '@/lib/result';
import type { ClosingBalance, DateReading } from '../../domain/bank-files/bank-file';
import { periodLocked } from '../../domain/journal-entry/books-lock';
import { probablePayers } from '../../domain/links/probable-payers';
import { hasEntry } from '../../domain/transactions/bank-transaction';
import { chooseStatement } from '../../domain/transactions/choose-statement';
import { lockExternalAccount } from '../../store/external-account-store';
import { findLedgers } from '../../store/ledger-store';
import { refreshStatisticsOf } from '../../store/statistics';
import { insertImport } from '../../store/transaction-import-store';
import { audit, type BusinessContext, notFound, type Outcome } from '../context';
import { matchImported, readBeforeImport } from '../links/match-imported';
import { relyOnBooks } from '../rely-on-books';
import { bookAnnounced } from './book-announced';
import { notAddedRecords } from './not-added-records';
import { postTransactions } from './post-transactions';
import { atFile, problemOfFile, readImportFile } from './read-import-file';
import { type Incoming, recognizeKnown } from './recognize-known';
import { lockedReason, separateLocked } from './separate-locked';
import { transactionsOfStatement } from './transactions-of-statement';

type Input = TransactionImportFields & { file: Uint8Array; fileName: string };

/** So many that reading all of them for each, as in a business that the planner does not know, takes long. */
const manyRecords = 500;

/**
 * Imports a bank file into an external account. What is there already is counted and left; a record that cannot be
 * read is refused alone with its line and reason, or, when `atomic`, refuses the whole file.
 */
export async function importTransactions(
  given: BusinessContext,
  input: Input,
): Promise<Outcome<TransactionImportOutcome>> {
  const account = await lockExternalAccount(given.db, given.business.id, input.external_account_id);
  if (!account) return refuse(unknownAccount);
  const read = await readRecords(given, account, input);
  if (!read.ok) return read;
  const { file, importId, transactions } = read.value;
  if (input.atomic && read.value.refused.length > 0) return refuse(recordsRefused(read.value.refused));
  // Not before the file is read: whoever changes the chart would wait for that, too.
  const ctx = await relyOnBooks(given);
  const archived = await refuseArchived(ctx, account);
  if (archived) return refuse(archived);
  const sorted = await sortOut(ctx, account, input, read.value);
  if (!sorted.ok) return sorted;
  const { open, duplicates, refused, doubts } = sorted.value;
  const span = daySpan(transactions.map(({ datetime }) => dayOf(datetime)));
  const counts = {
    imported: open.length,
    without_entry: open.filter((each) => !hasEntry(each)).length,
    duplicates: duplicates.length,
    cut_off: file.cutOff,
    first_day: span?.first ?? null,
    last_day: span?.last ?? null,
  };
  const made = { ...newImport(ctx, account, input, read.value), ...counts, refused: refused.length };
  const notAdded = notAddedRecords(refused, duplicates, read.value.lineOf);
  insertImport(ctx.db, made, file.header, notAdded, doubts);
  const added = open.map((each) => (each.announcedId === null ? each : { ...each, id: each.announcedId }));
  const before = await readBeforeImport(ctx, account.ledger_id, added);
  const notPosted = await keep(ctx, account, added, probablePayers(before.payments));
  if (notPosted) return refuse(notPosted);
  if (added.length >= manyRecords) refreshStatisticsOf(ctx.db, ctx.business.id);
  await matchImported(ctx, before, {
    format: file.format,
    bankIds: new Set(transactions.flatMap(({ externalId }) => externalId ?? [])),
    repeated: new Set(duplicates.flatMap(({ knownId }) => knownId ?? [])),
    span,
  });
  const { business_id: _business, id: _id, closing_balance: _balance, ...after } = made;
  audit(ctx, ctx.business.id, [
    {
      action: 'import',
      resourceType: 'external_account',
      resourceId: account.id,
      before: null,
      after: { import_id: importId, ...after },
    },
  ]);
  return accept({
    import_id: importId,
    ...counts,
    possible_duplicates: duplicates.filter(({ isPossible }) => isPossible).length,
    refused,
    uncompared_balance: read.value.file.uncomparedBalance,
    closing_day: made.closing_day,
    transaction_ids: added.map(({ id }) => id),
  });
}

/** An archived ledger takes no new lines, of the bank as little as of a person. */
async function refuseArchived({ db, business }: BusinessContext, account: ExternalAccount) {
  const ledger = (await findLedgers(db, business.id, [account.ledger_id])).get(account.ledger_id);
  if (!ledger?.archived) return null;
  const message = `is of ${ledger.name}, which is archived`;
  return invalid([{ path: '/external_account_id', code: 'ledger_archived', message }]);
}

/** Separates the records that can be added from those that are there already and those that are refused. */
async function sortOut(
  ctx: BusinessContext,
  account: ExternalAccount,
  input: Input,
  { file, transactions, refused: unreadable, lineOf }: ReadRecords,
) {
  const { incoming, duplicates, possibleParts, notInFile } = await recognizeKnown(ctx, {
    accountId: account.id,
    format: file.format,
    transactions,
    addPossibleDuplicates: input.add_possible_duplicates ?? false,
  });
  const { open, locked } = separateLocked(ctx, incoming);
  const isAllLocked = open.length + duplicates.length + unreadable.length === 0;
  if (locked.length > 0 && (input.atomic || isAllLocked)) {
    return refuse(periodLocked(ctx.business.books_locked_through, '/file'));
  }
  const inLockedBooks = locked.map(({ id }) => ({ line: lineOf.get(id) ?? 0, reason: lockedReason(ctx) }));
  return accept({
    open,
    duplicates,
    refused: [...unreadable, ...inLockedBooks].sort((a, b) => a.line - b.line),
    doubts: { balance_break: file.balanceBreak, possible_parts: possibleParts, not_in_file: notInFile },
  });
}

/** The record of an import without what it has added. */
function newImport(ctx: BusinessContext, account: ExternalAccount, input: Input, read: ReadRecords) {
  return {
    business_id: ctx.business.id,
    id: read.importId,
    external_account_id: account.id,
    file_name: input.fileName,
    format: read.file.format,
    file_account: read.file.accountId,
    mapping: read.file.mapping,
    ...closingOf(ctx, read.file.closing),
    imported_by: ctx.author.userId,
    undone_at: null,
    undone_by: null,
    removed: 0,
    version: 1,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
}

type ReadRecords = Extract<Awaited<ReturnType<typeof readRecords>>, { ok: true }>['value'];

/** The records of the statement that is asked for as transactions. Nothing else of a large file is kept in memory. */
async function readRecords(ctx: BusinessContext, account: ExternalAccount, input: Input) {
  const read = await readImportFile(ctx, account.id, input.file, input.mapping);
  if (!read.ok) return refuse(problemOfFile(read.problem));
  const { file, mapping } = read.value;
  const { currency } = ctx.business;
  // Quicken, which QIF comes from, writes the month first in the United States and the day first elsewhere.
  const isMonthFirst = file.format === 'qif' && currency === 'USD';
  if (file.dateReadings.length > 0 && !isMonthFirst) return refuse(ambiguousDates(file.dateReadings));
  const statement = chooseStatement(file.statements, account.last_four, currency, input.statement);
  if (!statement.ok) return refuse(atFile(statement.problem));
  const importId = newIdentifier('transaction_import');
  const { accountId, closing, cutOff, balanceBreak, uncomparedBalance = null } = statement.value;
  const { header = null } = file.table ?? {};
  return accept({
    file: {
      format: file.format,
      mapping,
      header,
      accountId,
      closing,
      cutOff,
      balanceBreak,
      uncomparedBalance,
    },
    importId,
    ...(await transactionsOfStatement(ctx, account.id, importId, statement.value)),
  });
}

/**
 * A balance with more decimals than the currency has, or beyond what the books hold, is left out, and so is one of a day that is still
 * to come: a period may end later than the file was made.
 */
function closingOf(ctx: BusinessContext, closing: ClosingBalance | null) {
  const units = closing && minorUnitsOf(closing.amount, decimalsOf(ctx.business.currency));
  const isToCome = closing !== null && closing.day > addDays(dayOf(ctx.now), 1);
  if (!closing || !units?.ok || isToCome) return { closing_day: null, closing_balance: null };
  return { closing_day: closing.day, closing_balance: units.value };
}

/**
 * Inserts new records, marks pending transactions as posted, and posts both, or returns why they cannot be posted.
 * @param transactions those that were pending with their own identifiers
 */
async function keep(
  ctx: BusinessContext,
  account: ExternalAccount,
  transactions: readonly Incoming[],
  payers: ReadonlySet<string>,
): Promise<Problem | null> {
  if (transactions.length === 0) return null;
  const fresh = transactions.filter(({ announcedId }) => announcedId === null);
  const booked = transactions.filter(({ announcedId }) => announcedId !== null);
  if (booked.length > 0) await bookAnnounced(ctx, booked);
  return postTransactions(ctx, account, { fresh, booked }, payers);
}

/** A wrong day is worse than no import: a person says which reading is right. */
function ambiguousDates(readings: readonly DateReading[]): Problem {
  const [dayFirst, monthFirst] = readings.map(({ days }) =>
    days.find((_, index) => differs(readings, index)),
  );
  const detail = `Day and month of the dates can be exchanged: the same date is ${dayFirst} or ${monthFirst}. Give mapping.date_format, DMY or MDY.`;
  return atFile({ code: 'ambiguous_dates', detail });
}

function differs(readings: readonly DateReading[], index: number): boolean {
  return new Set(readings.map(({ days }) => days[index])).size > 1;
}

export const unknownAccount: Problem = {
  ...notFound,
  code: 'validation_failed',
  errors: [
    {
      path: '/external_account_id',
      code: 'not_found',
      message: 'is not an external account of this business',
    },
  ],
};

function recordsRefused(refused: readonly { line: number; reason: string }[]): Problem {
  return {
    code: 'records_refused',
    detail: `Nothing was imported: ${refused.length} of the records cannot be read.`,
    errors: refused.map(({ line, reason }) => ({
      path: `/file/lines/${line}`,
      code: 'record_refused',
      message: reason,
    })),
  };
}
