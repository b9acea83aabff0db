import { uncategorizedFor } from '../../domain/categorization/categorize';
import { untilPaid } from '../../domain/categorization/judge';
import { isOpenToJudging } from '../../domain/categorization/open-to-judging';
import { judgeAgain } from '../../domain/transactions/judge-again';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { findEntriesOfTransactions } from '../../store/link-store';
import { findBankMovements } from '../../store/transaction-store';
import { fallbacksOf } from '../categorization/learn-from-confirmed';
import { type BusinessContext, booksOf } from '../context';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { findProbablePayers } from './read-links';

/**
 * Posts the entries of transactions that probably pay an open bill or invoice to the uncategorized ledgers, where the service had
 * guessed another.
 */
export async function uncategorizePayers(
  ctx: BusinessContext,
  transactionIds: readonly string[],
): Promise<void> {
  const { db, business } = ctx;
  const payers = [...(await findProbablePayers(ctx, transactionIds))];
  if (payers.length === 0) return;
  const chart = await readChart(ctx);
  const movements = await findBankMovements(db, business.id, payers);
  const entries = await lockEntries(
    db,
    business.id,
    await findEntriesOfTransactions(db, business.id, payers),
  );
  const changed = entries.flatMap((before) => {
    const movement = movements.get(before.transactionId ?? '');
    const { categorizationMethod: method, suggestion } = before;
    if (!movement || !suggestion || method !== 'similarity') return [];
    const lines = before.lines.map((line) => ({ ...line, isPayment: line.paymentId !== null }));
    if (!isOpenToJudging({ ...before, method, lines }, business.books_locked_through)) return [];
    const others = lines.filter(({ ledgerId }) => ledgerId !== movement.ledgerId);
    const guessed = { cleanDescription: before.cleanDescription, lines: others, suggestion };
    const judgement = untilPaid(guessed, uncategorizedFor(fallbacksOf(chart), movement));
    return [judgeAgain(booksOf(ctx), before, movement.ledgerId, judgement, movement.amount > 0n)];
  });
  const posted = await post(ctx, { created: [], changed }, { chart });
  if (!posted.ok) throw new Error(`uncategorized entries were refused: ${posted.problem.detail}`);
}
