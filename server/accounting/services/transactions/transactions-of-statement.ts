import { type Day, type Instant, startOfDay } from '@/lib/dates/instant';
import { newIdentifier } from '@/lib/ids/identifier';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';
import type { BankRecord, BankStatement, RefusedRecord } from '../../domain/bank-files/bank-file';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import { inOrderOfDays } from '../../domain/transactions/in-order-of-days';
import { eventLoopYield } from '../categorization/yield-to-event-loop';
import type { BusinessContext } from '../context';

/** The transactions of a statement in the business's currency and in its order, and the rejected records. */
export async function transactionsOfStatement(
  ctx: BusinessContext,
  externalAccountId: string,
  importId: string | null,
  statement: BankStatement,
): Promise<{ transactions: BankTransaction[]; refused: RefusedRecord[]; lineOf: Map<string, number> }> {
  const { currency } = ctx.business;
  const transactions: BankTransaction[] = [];
  const lineOf = new Map<string, number>();
  const refused = [...statement.refused];
  const idOf = await identifiersOf(statement.records);
  // One text for all of a day, not one for each.
  const startOf = new Map<Day, Instant>();
  const yieldToEventLoop = eventLoopYield();
  for (const record of statement.records) {
    await yieldToEventLoop();
    const amount = minorUnitsOf(record.amount, decimalsOf(currency));
    if (!amount.ok) {
      refused.push({ line: record.line, reason: amountReason(record.amount, amount.problem, currency) });
      continue;
    }
    const id = idOf.get(record) ?? newIdentifier('transaction');
    lineOf.set(id, record.line);
    const datetime = startOf.get(record.date) ?? startOfDay(record.date);
    startOf.set(record.date, datetime);
    transactions.push({
      id,
      externalId: record.externalId,
      externalAccountId,
      amount: amount.value,
      datetime,
      description: record.description,
      bankDescription: record.description,
      posted: record.posted,
      type: record.type ?? 'other',
      reviewed: false,
      metadata: record.metadata,
      importId,
      version: 1,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
  }
  refused.sort((a, b) => a.line - b.line);
  return { transactions, refused, lineOf };
}

/** They grow with the days, so that what is added in the order of the days is added at the end of every index. */
async function identifiersOf(records: readonly BankRecord[]): Promise<Map<BankRecord, string>> {
  const yieldToEventLoop = eventLoopYield();
  const ids = new Map<BankRecord, string>();
  for (const record of inOrderOfDays(records, ({ date }) => date)) {
    await yieldToEventLoop();
    ids.set(record, newIdentifier('transaction'));
  }
  return ids;
}

function amountReason(text: string, problem: string, currency: string): string {
  if (problem === 'amount_precision')
    return `the amount ${text} has more decimals than ${currency} (${decimalsOf(currency)})`;
  return `the amount ${text} is larger than the books can hold`;
}
