import { type Judgement, untilLinked } from '../../domain/categorization/judging/judge';
import { isOpenToJudging } from '../../domain/categorization/judging/open-to-judging';
import type { Entry } from '../../domain/journal-entry/entry';
import { ownMethods } from '../../domain/links/replace-lines';
import { judgeAgain } from '../../domain/transactions/judge-again';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { findEntriesOfTransactions, findLinksOfTransactions } from '../../store/link-store';
import { findBankMovements } from '../../store/transaction-store';
import { fallbacksOf } from '../categorization/learn-from-confirmed';
import { asService, type BusinessContext, booksOf } from '../context';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { findProbable } from './find-probable';
import { withoutRefunded } from './linked-refunds';

/**
 * Takes the entries of transactions that probably are what is suggested, and of those that these are suggested with, off the
 * ledgers that the service had guessed.
 */
export async function judgeProbable(ctx: BusinessContext, transactionIds: readonly string[]): Promise<void> {
  const { db, business } = ctx;
  const suggested = (await findLinksOfTransactions(db, business.id, transactionIds)).filter(
    ({ status, kind }) => status === 'suggested' && kind !== 'same',
  );
  if (suggested.length === 0) return;
  const concerned = suggested.flatMap((link) => [link.transactionId, link.otherTransactionId ?? []].flat());
  const probable = await findProbable(ctx, [...new Set(concerned)]);
  const ids = [...probable.keys()];
  if (ids.length === 0) return;
  const chart = await readChart(ctx);
  const fallbacks = fallbacksOf(chart);
  const movements = await findBankMovements(db, business.id, ids);
  const entries = await lockEntries(db, business.id, await findEntriesOfTransactions(db, business.id, ids));
  const changed = (await withoutRefunded(ctx, entries)).flatMap((before) => {
    const movement = movements.get(before.transactionId ?? '');
    const what = probable.get(before.transactionId ?? '');
    const { categorizationMethod: method, suggestion } = before;
    if (!movement || !what || !suggestion || !ownMethods.has(method)) return [];
    const lines = before.lines.map((line) => ({ ...line, isPayment: line.paymentId !== null }));
    if (!isOpenToJudging({ ...before, method, lines }, business.books_locked_through)) return [];
    const others = lines.filter(({ ledgerId }) => ledgerId !== movement.ledgerId);
    const guessed = { cleanDescription: before.cleanDescription, lines: others, suggestion };
    const judgement = untilLinked(fallbacks, guessed, movement, what);
    if (saysAlready(before, others, judgement)) return [];
    return [judgeAgain(booksOf(ctx), before, movement.ledgerId, judgement, movement.amount > 0n)];
  });
  const posted = await post(asService(ctx), { created: [], changed }, { chart });
  if (!posted.ok) throw new Error(`entries of suggested links were refused: ${posted.problem.detail}`);
}

function saysAlready(
  { categorizationMethod }: Entry,
  lines: readonly { ledgerId: string; amount: bigint }[],
  judgement: Judgement,
): boolean {
  const contentOf = (some: typeof lines) =>
    some.map(({ ledgerId, amount }) => `${ledgerId} ${amount}`).join();
  return categorizationMethod === judgement.method && contentOf(lines) === contentOf(judgement.lines);
}
