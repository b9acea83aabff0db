import type { Problem } from '@/lib/contract/problem';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { judge } from '../../domain/categorization/judging/judge';
import { cleanDescription } from '../../domain/categorization/payees/clean-description';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import type { Creation } from '../../domain/postings/posting';
import { type BankTransaction, hasEntry } from '../../domain/transactions/bank-transaction';
import { inOrderOfDays } from '../../domain/transactions/in-order-of-days';
import { movementOf } from '../../domain/transactions/movement-of';
import type { BankMovement } from '../../domain/transactions/off-the-bank';
import { postTransaction } from '../../domain/transactions/post-transaction';
import { ruleSubjectOf } from '../../domain/transactions/rule-subject-of';
import { hasBankEntries } from '../../store/journal-entry/bank-entries';
import { refreshSmallStatistics } from '../../store/statistics';
import { insertTransactions } from '../../store/transaction-store';
import { askForJudging } from '../categorization/ask-for-judging';
import { readJudges } from '../categorization/read-judges';
import { eventLoopYield } from '../categorization/yield-to-event-loop';
import { type BusinessContext, booksOf } from '../context';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';

/** So few that other requests are served between two parts. */
const batch = 250;
/** Of a file of more parts, what these many have added is planned for before the next one is added. */
const partsToPlanFor = [1, 4];
/** From so many on, before each: a vacuum of what was removed before finds the tables empty, as it does not see what is being added. */
const partsToPlanForEach = 20;

/**
 * Adds new transactions, and posts them and those that the bank has now booked, each as an entry pending review; or returns
 * why not. One of 0.00, or one that the bank only announces, has no entry.
 * @param payers the transactions that probably pay an open bill or invoice
 */
export async function postTransactions(
  given: BusinessContext,
  account: ExternalAccount,
  { fresh, booked }: { fresh: readonly BankTransaction[]; booked: readonly BankTransaction[] },
  payers: ReadonlySet<string>,
): Promise<Problem | null> {
  const ctx = await relyOnBooks(given);
  const chart = await readChart(ctx);
  const postsAny = fresh.some(hasEntry) || booked.some(hasEntry);
  // What is decided until this is committed counts for these entries, too; without other entries, nothing can be decided.
  if (postsAny && (await hasBankEntries(ctx.db, ctx.business.id))) askForJudging(ctx);
  const postPart = postsAny ? await partPoster(ctx, account, chart, payers) : async () => null;
  // The database adds a part while the next one is judged; no more than two are held in memory.
  let earlier: Promise<void> = Promise.resolve();
  // In the order of the days, whatever that of the file: the database adds to an index in one place faster than all over it.
  const inOrder = inOrderOfDays(fresh, ({ datetime }) => datetime);
  for (const [at, { part, isNew }] of [...partsOf(inOrder, true), ...partsOf(booked, false)].entries()) {
    if (partsToPlanFor.includes(at) || at >= partsToPlanForEach) refreshSmallStatistics(ctx.db);
    if (isNew) insertTransactions(ctx.db, ctx.business.id, part);
    const refusal = await postPart(part);
    if (refusal) return refusal;
    await earlier;
    earlier = ctx.db.settled();
    earlier.catch(() => undefined);
  }
  await earlier;
  return null;
}

function partsOf(transactions: readonly BankTransaction[], isNew: boolean) {
  return Array.from({ length: Math.ceil(transactions.length / batch) }, (_, at) => ({
    part: transactions.slice(at * batch, (at + 1) * batch),
    isNew,
  }));
}

/** What judges and posts some of the transactions. */
async function partPoster(
  ctx: BusinessContext,
  account: ExternalAccount,
  chart: Chart,
  payers: ReadonlySet<string>,
) {
  const books = booksOf(ctx);
  const judges = await readJudges(ctx, chart);
  const yieldToEventLoop = eventLoopYield();
  return async (transactions: readonly BankTransaction[]): Promise<Problem | null> => {
    const created: Creation[] = [];
    const bank = new Map<string, BankMovement>();
    for (const transaction of transactions.filter(hasEntry)) {
      const payee = cleanDescription(transaction.description);
      const movement = movementOf(transaction, payee, account.ledger_id);
      const subject = ruleSubjectOf(transaction, payee, account.ledger_id);
      const judgement = judge(
        judges,
        subject,
        movement,
        payers.has(transaction.id) ? { kind: 'payment' } : null,
      );
      created.push(postTransaction(books, account.ledger_id, transaction, judgement));
      bank.set(transaction.id, { ledgerId: account.ledger_id, amount: transaction.amount });
      await yieldToEventLoop();
    }
    if (created.length === 0) return null;
    const posted = await post(ctx, { created, changed: [] }, { chart, bank });
    return posted.ok ? null : posted.problem;
  };
}
