import type { Problem } from '@/lib/contract/problem';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { cleanDescription } from '../../domain/categorization/clean-description';
import { judge } from '../../domain/categorization/judge';
import type { Creation } from '../../domain/postings/posting';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import { movementOf } from '../../domain/transactions/movement-of';
import { postTransaction } from '../../domain/transactions/post-transaction';
import { ruleSubjectOf } from '../../domain/transactions/rule-subject-of';
import { hasBankEntries } from '../../store/journal-entry/bank-entries';
import { relyOnChart } from '../../store/ledger-store';
import { askForJudging } from '../categorization/ask-for-judging';
import { readJudges } from '../categorization/read-judges';
import { turnTaker } from '../categorization/take-turns';
import { type BusinessContext, booksOf } from '../context';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';

const batch = 1000;

/**
 * Posts each transaction as an entry pending review, or returns why not. A transaction of 0.00 has no entry.
 * @param payers the transactions that probably pay an open bill or invoice
 */
export async function postTransactions(
  ctx: BusinessContext,
  account: ExternalAccount,
  transactions: readonly BankTransaction[],
  payers: ReadonlySet<string>,
): Promise<Problem | null> {
  relyOnChart(ctx.db, ctx.business.id);
  const chart = await readChart(ctx);
  const books = booksOf(ctx);
  const toPost = transactions
    .filter((transaction) => transaction.posted && transaction.amount !== 0n)
    .map((transaction) => ({ transaction, payee: cleanDescription(transaction.description) }));
  if (toPost.length === 0) return null;
  // What is decided until this is committed counts for these entries, too; without other entries, nothing can be decided.
  if (await hasBankEntries(ctx.db, ctx.business.id)) askForJudging(ctx);
  const judges = await readJudges(ctx, chart);
  const takeTurns = turnTaker();
  // The database adds a part while the next one is judged; no more than two are held in memory.
  let earlier: Promise<void> = Promise.resolve();
  for (let start = 0; start < toPost.length; start += batch) {
    const part = toPost.slice(start, start + batch);
    const created: Creation[] = [];
    for (const { transaction, payee } of part) {
      const movement = movementOf(transaction, payee, account.ledger_id);
      const subject = ruleSubjectOf(transaction, payee, account.ledger_id);
      const judgement = judge(judges, subject, movement, payers.has(transaction.id));
      created.push(postTransaction(books, account.ledger_id, transaction, judgement));
      await takeTurns();
    }
    const bank = new Map(
      part.map(({ transaction: { id, amount } }) => [id, { ledgerId: account.ledger_id, amount }]),
    );
    const posted = await post(ctx, { created, changed: [] }, { chart, bank });
    if (!posted.ok) return posted.problem;
    await earlier;
    earlier = ctx.db.settled();
    earlier.catch(() => undefined);
  }
  await earlier;
  return null;
}
