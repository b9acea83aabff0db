import type { ExternalAccount } from '@/lib/contract/transaction';
import type { BankFileFormat } from '@/lib/contract/transaction-import';
import type {
  PreviewStatement,
  TransactionPreview,
  TransactionPreviewFields,
} from '@/lib/contract/transaction-preview';
import { daySpan } from '@/lib/dates/day-span';
import { dayOf } from '@/lib/dates/instant';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { accept, refuse } from '@/lib/result';
import { amountReadingsOf } from '../../domain/bank-files/amount-readings';
import type {
  AskedRecord,
  BankFile,
  BankFileProblem,
  BankRecord,
  BankStatement,
} from '../../domain/bank-files/bank-file';
import { hasEntry } from '../../domain/transactions/bank-transaction';
import { chooseStatement, endsWith } from '../../domain/transactions/choose-statement';
import { listExternalAccounts } from '../../store/external-account-store';
import { findLastAccounts } from '../../store/transaction-import-store';
import type { BusinessContext, Outcome } from '../context';
import { readChart } from '../postings/read-chart';
import { unknownAccount } from './import-transactions';
import { problemOfFile, readImportFile } from './read-import-file';
import { type RecognizedFile, recognizeKnown } from './recognize-known';
import { lockedReason, separateLocked } from './separate-locked';
import { transactionsOfStatement } from './transactions-of-statement';

const mostRows = 5;
const mostRefused = 100;
const mostDuplicates = 100;
/** The external account of transactions that are only shown. */
const notKnown = '';

type Input = TransactionPreviewFields & { file: Uint8Array };

/** How a file would be read and what of it is new; nothing is kept. */
export async function previewTransactions(
  ctx: BusinessContext,
  input: Input,
): Promise<Outcome<TransactionPreview>> {
  const accounts = await listExternalAccounts(ctx.db, ctx.business.id);
  const wanted = accounts.find(({ id }) => id === input.external_account_id) ?? null;
  if (input.external_account_id && !wanted) return refuse(unknownAccount);
  const read = await readImportFile(ctx, wanted?.id ?? null, input.file, input.mapping);
  if (!read.ok) {
    const columns = withoutColumns(read.problem);
    return columns ? accept(columns) : refuse(problemOfFile(read.problem));
  }
  const { file, mappingSource } = read.value;
  const accountOf = await accountChooser(ctx, file, accounts, wanted, input.statement);
  const isCard = await cardTeller(ctx);
  const amountReadings = [
    file.table?.amountReadings ?? [],
    ...file.statements
      .filter((statement, index) => isCard(accountOf(statement, index + 1)))
      .map(({ records }) => amountReadingsOf(records, file.table)),
  ].find((readings) => readings.length > 0);
  const open = {
    date: file.dateReadings.length > 0,
    amount: amountReadings !== undefined,
    asked: new Map(file.table?.asked.map((each) => [each.line, each])),
    format: file.format,
    addPossibleDuplicates: input.add_possible_duplicates ?? false,
  };
  const statements: PreviewStatement[] = [];
  for (const [index, statement] of file.statements.entries()) {
    const number = index + 1;
    statements.push(await previewOf(ctx, statement, number, accountOf(statement, number), open));
  }
  return accept({
    format: file.format,
    columns: file.table?.columns ?? [],
    mapping: file.table?.mapping ?? null,
    mapping_source: file.table ? (mappingSource ?? 'guessed') : null,
    mapping_problem: null,
    date_readings: file.dateReadings.map(({ format, days }) => ({
      date_format: format,
      ...periodOf(days),
      days: days.slice(0, mostRows),
    })),
    amount_readings: (amountReadings ?? []).map(({ answer, moneyOut, moneyIn }) => ({
      ...answer,
      money_out: moneyOut,
      money_in: moneyIn,
    })),
    statements,
  });
}

/** A table whose columns are not recognized: a person can name them. */
function withoutColumns({ table, message }: BankFileProblem): TransactionPreview | null {
  if (!table || table.columns.length < 2) return null;
  return {
    format: 'csv',
    columns: table.columns,
    mapping: null,
    mapping_source: null,
    mapping_problem: message,
    date_readings: [],
    amount_readings: [],
    statements: [],
  };
}

/** Tells which accounts are cards. */
async function cardTeller(ctx: BusinessContext): Promise<(account: ExternalAccount | null) => boolean> {
  const { ledgers } = await readChart(ctx);
  return (account) => ledgers.get(account?.ledger_id ?? '')?.financial_account_type === 'credit_card';
}

type AccountChooser = (statement: BankStatement, number: number) => ExternalAccount | null;

/** The account asked for, else that of the last digits, else that into which the same account was imported last. */
async function accountChooser(
  ctx: BusinessContext,
  { statements }: BankFile,
  accounts: readonly ExternalAccount[],
  wanted: ExternalAccount | null,
  number: number | undefined,
): Promise<AccountChooser> {
  const named = statements.flatMap(({ accountId }) => accountId ?? []);
  const last = named.length === 0 ? new Map() : await findLastAccounts(ctx.db, ctx.business.id, named);
  const byDigits = (statement: BankStatement) =>
    accounts.find(({ last_four: digits }) => digits !== null && endsWith(statement.accountId, digits));
  return (statement, place) => {
    if (wanted && (number === place || (number === undefined && statements.length === 1))) return wanted;
    const lastId = last.get(statement.accountId ?? '');
    return byDigits(statement) ?? accounts.find(({ id }) => id === lastId) ?? null;
  };
}

/** How a file is read, and what of it is still to be answered. */
type Reading = {
  date: boolean;
  amount: boolean;
  asked: ReadonlyMap<number, AskedRecord>;
  format: BankFileFormat;
  addPossibleDuplicates: boolean;
};

async function previewOf(
  ctx: BusinessContext,
  statement: BankStatement,
  number: number,
  account: ExternalAccount | null,
  open: Reading,
): Promise<PreviewStatement> {
  const { currency } = ctx.business;
  const chosen = chooseStatement([statement], account?.last_four ?? null, currency);
  const problem = chosen.ok ? null : chosen.problem.detail;
  const { transactions, refused, lineOf } = await transactionsOfStatement(
    ctx,
    account?.id ?? notKnown,
    null,
    statement,
  );
  const isCounted = account !== null && problem === null && !open.date && !open.amount;
  const counted = isCounted
    ? await recognizeKnown(ctx, { accountId: account.id, transactions, ...open })
    : null;
  const { open: unlocked, locked } = separateLocked(ctx, counted?.incoming ?? []);
  for (const { id } of locked) refused.push({ line: lineOf.get(id) ?? 0, reason: lockedReason(ctx) });
  const asked = statement.refused.flatMap(({ line }) => open.asked.get(line) ?? []);
  const askedLines = new Set(asked.map(({ line }) => line));
  const marked = refused
    .map((each) => ({ ...each, is_unanswered: askedLines.has(each.line) }))
    .sort((a, b) => Number(a.is_unanswered) - Number(b.is_unanswered) || a.line - b.line);
  const days = transactions.map(({ datetime }) => dayOf(datetime));
  return {
    statement: number,
    file_account: statement.accountId,
    kind: statement.kind,
    currency: statement.currency,
    external_account_id: account?.id ?? null,
    problem,
    records: statement.records.length + statement.refused.length,
    ...(open.date || days.length === 0 ? { first_day: null, last_day: null } : periodOf(days)),
    new: counted ? unlocked.length : null,
    ...duplicatesOf(counted, lineOf, decimalsOf(currency)),
    without_entry: (counted ? unlocked : transactions).filter((each) => !hasEntry(each)).length,
    refused: refused.length,
    unanswered: asked.length,
    refused_records: marked.slice(0, mostRefused),
    cut_off: statement.cutOff,
    balance_break: statement.balanceBreak,
    uncompared_balance: statement.uncomparedBalance ?? null,
    possible_parts: counted?.possibleParts ?? null,
    not_in_file: counted?.notInFile ?? null,
    rows: firstRows(recordsToShow(statement, counted && linesOf(unlocked, lineOf)), asked, open.date),
  };
}

/** What is there already, and what may be: that first. */
function duplicatesOf(
  counted: RecognizedFile | null,
  lineOf: ReadonlyMap<string, number>,
  decimals: number,
): Pick<PreviewStatement, 'duplicates' | 'possible_duplicates' | 'duplicate_records'> {
  if (!counted) return { duplicates: null, possible_duplicates: null, duplicate_records: [] };
  const { duplicates } = counted;
  const possible = duplicates.filter(({ isPossible }) => isPossible);
  const shown = [...possible, ...duplicates.filter(({ isPossible }) => !isPossible)].slice(0, mostDuplicates);
  return {
    duplicates: duplicates.length,
    possible_duplicates: possible.length,
    duplicate_records: shown.map(
      ({ transaction: { id, datetime, amount, description }, reason, isPossible }) => ({
        line: lineOf.get(id) ?? 0,
        reason,
        day: dayOf(datetime),
        amount: decimalText(amount, decimals),
        description,
        is_possible: isPossible,
      }),
    ),
  };
}

function linesOf(transactions: readonly { id: string }[], lineOf: ReadonlyMap<string, number>): Set<number> {
  return new Set(transactions.flatMap(({ id }) => lineOf.get(id) ?? []));
}

/** The new ones; all where none is new, or it is not known which are. */
function recordsToShow(
  { records }: BankStatement,
  newLines: ReadonlySet<number> | null,
): readonly BankRecord[] {
  const added = newLines ? records.filter(({ line }) => newLines.has(line)) : [];
  return added.length > 0 ? added : records;
}

/** The first records in the order of the file, those whose amounts are asked about among them. */
function firstRows(
  records: readonly BankRecord[],
  asked: readonly AskedRecord[],
  isDateOpen: boolean,
): PreviewStatement['rows'] {
  const read = records.slice(0, mostRows).map((each) => ({
    ...each,
    memo: each.metadata.memo ?? null,
    is_amount_open: false,
    direction_word: null,
  }));
  const open = asked.slice(0, mostRows).map((each) => ({
    ...each,
    amount: each.printedAmount,
    is_amount_open: true,
    direction_word: each.word,
  }));
  return [...read, ...open]
    .sort((a, b) => a.line - b.line)
    .slice(0, mostRows)
    .map(({ line, date, amount, is_amount_open, direction_word, description, memo }) => ({
      line,
      day: isDateOpen ? null : date,
      amount,
      is_amount_open,
      direction_word,
      description,
      memo,
    }));
}

function periodOf(days: readonly string[]): { first_day: string; last_day: string } {
  const span = daySpan(days);
  return { first_day: span?.first ?? '', last_day: span?.last ?? '' };
}
