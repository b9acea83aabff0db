import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import type { TransactionLinkCreate } from '@/lib/contract/transaction-link';
import type { JsonNumber } from '@/lib/json';
import { accept, type Result, refuse } from '@/lib/result';
import type { Link } from './link';

/** What is to be linked. Amounts in minor units; null where they follow from what is linked. */
export type AskedLink = Pick<
  Link,
  | 'kind'
  | 'transactionId'
  | 'otherTransactionId'
  | 'billId'
  | 'invoiceId'
  | 'journalEntryId'
  | 'feeAmount'
  | 'feeLedgerId'
> & { amount: bigint | null };

type Other = 'other_transaction_id' | 'bill_id' | 'invoice_id' | 'journal_entry_id';

/** What a link of each kind may name beside its transaction. */
const others: Record<Link['kind'], readonly Other[]> = {
  transfer: ['other_transaction_id'],
  refund: ['other_transaction_id'],
  payment: ['bill_id', 'invoice_id'],
  same: ['journal_entry_id', 'other_transaction_id'],
};
const allOthers: readonly Other[] = ['other_transaction_id', 'bill_id', 'invoice_id', 'journal_entry_id'];

/** What a request asks to link: a suggested link, or a transaction and one other thing that its kind allows. */
export function readAskedLink(
  input: TransactionLinkCreate,
  unitsOf: (amount: JsonNumber) => Result<bigint, Omit<Fault, 'path'>>,
): Result<{ linkId: string } | AskedLink, Problem> {
  const given = (name: keyof TransactionLinkCreate) => input[name] !== undefined && input[name] !== null;
  if (input.link_id) {
    const beside = (
      ['kind', 'transaction_id', ...allOthers, 'amount', 'fee_amount', 'fee_ledger_id'] as const
    ).filter(given);
    if (beside.length === 0) return accept({ linkId: input.link_id });
    return refuse(invalid(beside.map((name) => fault(name, 'not_allowed', 'must be absent beside link_id'))));
  }
  const faults: Fault[] = [];
  const { kind, transaction_id: transactionId } = input;
  if (!kind) faults.push(fault('kind', 'required', 'is required without link_id'));
  if (!transactionId) faults.push(fault('transaction_id', 'required', 'is required without link_id'));
  if (kind) faults.push(...faultsOfOthers(kind, allOthers.filter(given)));
  const amounts = { amount: input.amount ?? null, fee_amount: input.fee_amount ?? null };
  const units = { amount: null as bigint | null, fee_amount: null as bigint | null };
  for (const name of ['amount', 'fee_amount'] as const) {
    const value = amounts[name];
    if (value === null) continue;
    const only = name === 'amount' ? 'payment' : 'transfer';
    if (kind && kind !== only) faults.push(fault(name, 'not_allowed', `must be absent: it is of a ${only}`));
    const read = unitsOf(value);
    if (!read.ok) faults.push({ path: `/${name}`, ...read.problem });
    else if (read.value <= 0n) faults.push(fault(name, 'amount_not_positive', 'must be greater than 0'));
    else units[name] = read.value;
  }
  if (kind && kind !== 'transfer' && given('fee_ledger_id')) {
    faults.push(fault('fee_ledger_id', 'not_allowed', 'must be absent: it is of a transfer'));
  }
  if (!kind || !transactionId || faults.length > 0) return refuse(invalid(faults));
  return accept({
    kind,
    transactionId,
    otherTransactionId: input.other_transaction_id ?? null,
    billId: input.bill_id ?? null,
    invoiceId: input.invoice_id ?? null,
    journalEntryId: input.journal_entry_id ?? null,
    amount: units.amount,
    feeAmount: units.fee_amount,
    feeLedgerId: input.fee_ledger_id ?? null,
  });
}

function faultsOfOthers(kind: Link['kind'], given: readonly Other[]): Fault[] {
  const allowed = others[kind];
  const wrong = given.filter((name) => !allowed.includes(name));
  if (wrong.length > 0) {
    return wrong.map((name) =>
      fault(name, 'not_allowed', `must be absent: a ${kind} names ${allowed.join(' or ')}`),
    );
  }
  if (given.length === 1) return [];
  const name = given[1] ?? allowed[0] ?? 'other_transaction_id';
  return [
    given.length === 0
      ? fault(name, 'required', `is required: a ${kind} names ${allowed.join(' or ')}`)
      : fault(name, 'not_allowed', 'must be absent beside the other'),
  ];
}

function fault(name: string, code: string, message: string): Fault {
  return { path: `/${name}`, code, message };
}
