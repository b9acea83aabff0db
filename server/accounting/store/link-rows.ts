import type { LinkKind, LinkStatus } from '@/lib/contract/transaction-link';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { ConfirmedWith, Link, Replaced } from '../domain/links/link';
import { encodeOrNull, uuid, uuidOrNull } from './identifiers';

/** A link as the database has it. */
export type LinkRow = {
  id: string;
  kind: LinkKind;
  status: LinkStatus;
  transaction_id: string;
  other_transaction_id: string | null;
  bill_id: string | null;
  invoice_id: string | null;
  journal_entry_id: string | null;
  group_id: string | null;
  amount: bigint;
  excess_amount: bigint | null;
  fee_amount: bigint | null;
  fee_ledger_id: string | null;
  confidence: number;
  reasons: string[];
  decided_by: string | null;
  payment_id: string | null;
  replaced: ReplacedRow[] | null;
  confirmed: ConfirmedWith[] | null;
  created_at: Instant;
  updated_at: Instant;
};

/** Kept with the identifiers that the API shows: nothing is looked up by them. */
type ReplacedRow = Omit<Replaced, 'lines'> & {
  lines: (Omit<Replaced['lines'][number], 'amount'> & { amount: string })[];
};

export function linkRowOf(businessId: string, link: Link): object {
  return {
    business_id: uuid('business', businessId),
    id: uuid('transaction_link', link.id),
    kind: link.kind,
    status: link.status,
    transaction_id: uuid('transaction', link.transactionId),
    other_transaction_id: uuidOrNull('transaction', link.otherTransactionId),
    bill_id: uuidOrNull('bill', link.billId),
    invoice_id: uuidOrNull('invoice', link.invoiceId),
    journal_entry_id: uuidOrNull('journal_entry', link.journalEntryId),
    group_id: uuidOrNull('transaction_link', link.groupId),
    amount: link.amount.toString(),
    excess_amount: link.excessAmount?.toString() ?? null,
    fee_amount: link.feeAmount?.toString() ?? null,
    fee_ledger_id: uuidOrNull('ledger', link.feeLedgerId),
    confidence: link.confidence,
    reasons: link.reasons,
    decided_by: link.decidedBy,
    payment_id: uuidOrNull('payment', link.paymentId),
    replaced: link.replaced.map(replacedRowOf),
    confirmed: link.confirmed ?? [],
    created_at: link.createdAt,
    updated_at: link.updatedAt,
  };
}

export function linkOf(row: LinkRow): Link {
  return {
    id: encodeIdentifier('transaction_link', row.id),
    kind: row.kind,
    status: row.status,
    transactionId: encodeIdentifier('transaction', row.transaction_id),
    otherTransactionId: encodeOrNull('transaction', row.other_transaction_id),
    billId: encodeOrNull('bill', row.bill_id),
    invoiceId: encodeOrNull('invoice', row.invoice_id),
    journalEntryId: encodeOrNull('journal_entry', row.journal_entry_id),
    groupId: encodeOrNull('transaction_link', row.group_id),
    amount: row.amount,
    excessAmount: row.excess_amount,
    feeAmount: row.fee_amount,
    feeLedgerId: encodeOrNull('ledger', row.fee_ledger_id),
    confidence: row.confidence,
    reasons: row.reasons,
    decidedBy: row.decided_by,
    paymentId: encodeOrNull('payment', row.payment_id),
    replaced: (row.replaced ?? []).map(replacedOf),
    confirmed: row.confirmed ?? [],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function replacedRowOf({ lines, ...rest }: Replaced): ReplacedRow {
  return { ...rest, lines: lines.map((line) => ({ ...line, amount: line.amount.toString() })) };
}

function replacedOf({ lines, ...rest }: ReplacedRow): Replaced {
  return { ...rest, lines: lines.map((line) => ({ ...line, amount: BigInt(line.amount) })) };
}
