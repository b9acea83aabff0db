import type { AnswerOptions } from '@/lib/contract/task';
import { categorizedLine } from '../../domain/journal-entry/categorized-line';
import { answerOptions } from '../../domain/tasks/answer-options';
import { findUsualLedgers } from '../../store/journal-entry/decisions';
import { findEntries } from '../../store/journal-entry/journal-entry-store';
import { listSupersededLines } from '../../store/journal-entry/superseded-lines';
import { findOpenOfPayee, type StoredTask } from '../../store/task-store';
import type { BusinessContext } from '../context';
import { readChart } from '../postings/read-chart';

/** The usual ledgers are those of so many of the latest confirmed entries. */
const mostDecisions = 300;

/** What the business may answer a question with by one tap; null for the request of a receipt. */
export async function readAnswerOptions(
  ctx: BusinessContext,
  task: StoredTask,
): Promise<AnswerOptions | null> {
  if (task.kind !== 'question') return null;
  const { db, business } = ctx;
  const [[entry], chart] = await Promise.all([
    findEntries(db, business.id, [task.journalEntryId]),
    readChart(ctx),
  ]);
  if (!entry) return null;
  const direction = categorizedLine(entry, chart)?.side === 'credit' ? 'in' : 'out';
  const [usual, others, superseded] = await Promise.all([
    findUsualLedgers(db, business.id, direction, mostDecisions),
    findOpenOfPayee(db, business.id, task, entry),
    listSupersededLines(db, business.id, entry.id),
  ]);
  const earlier = superseded.map(({ line }) => line.ledgerId).reverse();
  const written = task.messages.map(({ body }) => body).join(' ');
  return {
    ledgers: answerOptions(business, entry, chart, { written, earlier, usual }),
    same_payee: others.length,
  };
}
