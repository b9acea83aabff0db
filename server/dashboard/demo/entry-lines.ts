import type { z } from 'zod';
import type { lineEntryCreate } from '@/lib/contract/journal-entry';
import { amountNumber } from '@/lib/json';
import { absolute } from '@/lib/money/absolute';
import type { DemoLine } from './demo-event';
import type { LedgerIds } from './ensure-ledgers';

/** Lines as /v0 takes them: a side and a positive amount in dollars. */
export function entryLines(
  lines: readonly DemoLine[],
  ledgerIds: LedgerIds,
  customerId?: string,
): z.input<typeof lineEntryCreate>[] {
  return lines.map(([ledger, cents]) => ({
    ledger_id: ledgerIds.get(ledger) ?? '',
    debit_credit: cents > 0n ? 'debit' : 'credit',
    amount: amountNumber(absolute(cents), 2),
    ...(ledger === 'Accounts receivable' && customerId !== undefined && { customer_id: customerId }),
  }));
}
