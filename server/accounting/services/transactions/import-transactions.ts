import type { Problem } from '@/lib/contract/problem';
import type { ExternalAccount, TransactionImport, TransactionImportFields } from '@/lib/contract/transaction';
import { accept, refuse } from '@/lib/result';
import { readBankFile } from '../../domain/bank-files/read-bank-file';
import { isLocked, periodLocked } from '../../domain/journal-entry/books-lock';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import { chooseStatement } from '../../domain/transactions/choose-statement';
import { recognizeMovements } from '../../domain/transactions/known-movements';
import { lockExternalAccount } from '../../store/external-account-store';
import { insertTransactions, listMovements, saveBookings } from '../../store/transaction-store';
import { audit, type BusinessContext, notFound, type Outcome } from '../context';
import { postTransactions } from './post-transactions';
import { readTransactions } from './read-transactions';

/** A new bank record; `announcedId` is the pending transaction that it posts, if there is one. */
type Incoming = BankTransaction & { announcedId: string | null };

type Input = TransactionImportFields & { file: Uint8Array; fileName: string };

/**
 * Imports a bank file into an external account. What is there already is counted and left; a record that cannot be
 * read is refused alone with its line and reason, or, when `atomic`, refuses the whole file.
 */
export async function importTransactions(
  ctx: BusinessContext,
  input: Input,
): Promise<Outcome<TransactionImport>> {
  const account = await lockExternalAccount(ctx.db, ctx.business.id, input.external_account_id);
  if (!account) return refuse({ ...notFound, code: 'validation_failed', errors: [unknownAccount] });
  const file = readBankFile(input.file, input.mapping ? { csvMapping: input.mapping } : {});
  if (!file.ok) {
    const { code, message, line } = file.problem;
    return refuse(atFile({ code, detail: line === undefined ? message : `${message} (line ${line})` }));
  }
  const statement = chooseStatement(file.value.statements, account.last_four, ctx.business.currency);
  if (!statement.ok) return refuse(atFile(statement.problem));

  const { transactions, refused, lineOf } = readTransactions(ctx, account.id, statement.value);
  if (input.atomic && refused.length > 0) return refuse(recordsRefused(refused));
  const unknown = await withoutKnown(ctx, account.id, transactions);
  const { open, locked } = apartByLock(ctx, unknown);
  if (locked.length > 0 && (input.atomic || open.length === 0)) {
    return refuse(periodLocked(ctx.business.books_locked_through, '/file'));
  }
  refused.push(...locked.map(({ id }) => ({ line: lineOf.get(id) ?? 0, reason: lockedReason(ctx) })));
  refused.sort((a, b) => a.line - b.line);
  const notPosted = await keep(ctx, account, open);
  if (notPosted) return refuse(notPosted);
  const days = transactions.map((transaction) => transaction.datetime.slice(0, 10)).sort();
  const outcome = {
    imported: open.length,
    duplicates: transactions.length - unknown.length,
    refused,
    transaction_ids: open.map(({ id, announcedId }) => announcedId ?? id),
    first_day: days[0] ?? null,
    last_day: days.at(-1) ?? null,
  };
  const { transaction_ids: _ids, ...counts } = outcome;
  audit(ctx, ctx.business.id, [
    {
      action: 'import',
      resourceType: 'external_account',
      resourceId: account.id,
      before: null,
      after: { file_name: input.fileName, format: file.value.format, ...counts },
    },
  ]);
  return accept(outcome);
}

/** Inserts new records, marks pending transactions as posted, and posts both, or returns why they cannot be posted. */
async function keep(
  ctx: BusinessContext,
  account: ExternalAccount,
  transactions: readonly Incoming[],
): Promise<Problem | null> {
  if (transactions.length === 0) return null;
  const fresh = transactions.filter(({ announcedId }) => announcedId === null);
  const booked = transactions.flatMap(({ announcedId, ...transaction }) =>
    announcedId === null ? [] : [{ ...transaction, id: announcedId }],
  );
  if (fresh.length > 0) insertTransactions(ctx.db, ctx.business.id, fresh);
  if (booked.length > 0) await saveBookings(ctx.db, ctx.business.id, booked, ctx.now);
  const refusal = await postTransactions(ctx, account, [...fresh, ...booked]);
  audit(
    ctx,
    ctx.business.id,
    booked.map(({ id }) => ({
      action: 'update',
      resourceType: 'transaction' as const,
      resourceId: id,
      before: { posted: false },
      after: { posted: true },
    })),
  );
  return refusal;
}

/** Separates transactions that would be posted on a locked day; pending ones and those of 0.00 are not posted. */
function apartByLock(ctx: BusinessContext, transactions: readonly Incoming[]) {
  const isShut = ({ posted, amount, datetime }: BankTransaction) =>
    posted && amount !== 0n && isLocked(ctx.business.books_locked_through, datetime);
  return { open: transactions.filter((each) => !isShut(each)), locked: transactions.filter(isShut) };
}

function lockedReason({ business }: BusinessContext): string {
  return `the date lies on or before ${business.books_locked_through}, through which the books are locked`;
}

/** The refusal of the whole file; its detail says why. */
function atFile({ code, detail }: Problem): Problem {
  return { code, detail, errors: [{ path: '/file', code, message: 'cannot be imported' }] };
}

const unknownAccount = {
  path: '/external_account_id',
  code: 'not_found',
  message: 'is not an external account of this business',
};

async function withoutKnown(
  ctx: BusinessContext,
  accountId: string,
  transactions: readonly BankTransaction[],
): Promise<Incoming[]> {
  const incoming = transactions.map(({ externalId, datetime, amount, bankDescription, posted }) => ({
    externalId,
    day: datetime.slice(0, 10),
    amount,
    bankDescription,
    posted,
  }));
  const days = incoming.map((movement) => movement.day).sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const known = await listMovements(ctx.db, ctx.business.id, accountId, first, last);
  const recognized = recognizeMovements(known, incoming);
  return transactions.flatMap((transaction, index) => {
    const found = recognized[index] ?? 'new';
    if (found === 'known') return [];
    return [{ ...transaction, announcedId: found === 'new' ? null : found.announced.id }];
  });
}

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
