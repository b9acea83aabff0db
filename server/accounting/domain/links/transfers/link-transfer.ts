import { invalid, type Problem } from '@/lib/contract/problem';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../../books';
import type { Chart } from '../../chart-of-accounts/chart';
import { ledgerFaults } from '../../journal-entry/check-lines';
import type { Entry, EntrySuggestion } from '../../journal-entry/entry';
import type { PayingTransaction } from '../../postings/pay-item';
import { refuseLinked } from '../../postings/refuse-linked';
import type { Link, Replaced } from '../link';
import { claimLines, isPostedAgainst, replaceOpposite } from '../replace-lines';

/** What left and did not arrive, in minor units; the ledger is null where nobody named one. */
export type Fee = { amount: bigint | null; ledgerId: string | null };

export type LinkedTransfer = Pick<
  Link,
  'transactionId' | 'otherTransactionId' | 'amount' | 'feeAmount' | 'feeLedgerId'
> & { replaced: Replaced[]; changes: { before: Entry; after: Entry }[] };

/**
 * The transfer between two own accounts, or why it is refused: the two transactions first, then their amounts, then what they
 * are used for already. Each entry is posted against transfers in transit on its own bank day; a fee stands in the
 * entry of the leg by which money leaves.
 * @param suggestion what the service says of it; null where a person links
 */
export function linkTransfer(
  books: Books,
  [one, two]: readonly [PayingTransaction, PayingTransaction],
  fee: Fee,
  chart: Chart,
  suggestion: Pick<EntrySuggestion, 'confidence' | 'reasons'> | null,
): Result<LinkedTransfer, Problem> {
  const [leaves, arrives] = one.transaction.amount < 0n ? [one, two] : [two, one];
  const unfit = refuseLegs(leaves, arrives);
  if (unfit) return refuse(unfit);
  const left = -leaves.transaction.amount;
  const amount = arrives.transaction.amount;
  const feeLedger = checkFee(books, left - amount, fee, chart);
  if (!feeLedger.ok) return feeLedger;
  const used = refuseUsed(leaves) ?? refuseUsed(arrives);
  if (used) return refuse(used);

  const transit = chart.ledgerFor('transfers');
  const toFee = feeLedger.value;
  const placed = [
    {
      leg: leaves,
      opposite: [
        { ledgerId: transit, side: 'debit' as const, amount },
        ...(toFee === null ? [] : [{ ledgerId: toFee, side: 'debit' as const, amount: left - amount }]),
      ],
    },
    { leg: arrives, opposite: [{ ledgerId: transit, side: 'credit' as const, amount }] },
  ].flatMap(({ leg: { entry, bankLedgerId, transaction }, opposite }) => {
    if (!entry) return [];
    const movement = { ledgerId: bankLedgerId, amount: transaction.amount };
    const kept = suggestion && { ...suggestion, alternatives: [], atVersion: entry.version + 1 };
    const own = { method: 'transfer' as const, suggestion: kept };
    const placed = isPostedAgainst(entry, bankLedgerId, opposite)
      ? claimLines(entry, own)
      : replaceOpposite(books, entry, movement, opposite, own);
    return placed ? [{ before: entry, ...placed }] : [];
  });
  return accept({
    transactionId: leaves.transaction.id,
    otherTransactionId: arrives.transaction.id,
    amount,
    feeAmount: toFee === null ? null : left - amount,
    feeLedgerId: toFee,
    replaced: placed.map(({ replaced }) => replaced),
    changes: placed.map(({ before, after }) => ({ before, after })),
  });
}

function refuseLegs(leaves: PayingTransaction, arrives: PayingTransaction): Problem | null {
  const path = '/other_transaction_id';
  if (leaves.transaction.id === arrives.transaction.id) {
    return invalid([{ path, code: 'duplicate', message: 'is the same transaction' }]);
  }
  if (leaves.bankLedgerId === arrives.bankLedgerId) {
    const message = 'is of the same account: a transfer is between two own accounts';
    return invalid([{ path, code: 'same_account', message }]);
  }
  if (leaves.transaction.amount >= 0n || arrives.transaction.amount <= 0n) {
    const message = 'must be money in where the other is money out';
    return invalid([{ path, code: 'transaction_direction', message }]);
  }
  return null;
}

/** The ledger of the fee; null where nothing is lost on the way. */
function checkFee(books: Books, lost: bigint, fee: Fee, chart: Chart): Result<string | null, Problem> {
  const text = (units: bigint) => decimalText(units, decimalsOf(books.currency));
  if (lost !== (fee.amount ?? 0n)) {
    const path = fee.amount === null ? '/other_transaction_id' : '/fee_amount';
    const message =
      lost < 0n
        ? `arrives with ${text(-lost)} more than left`
        : `the legs differ by ${text(lost)}; the fee is ${text(fee.amount ?? 0n)}`;
    return refuse(invalid([{ path, code: 'transfer_amounts_differ', message }]));
  }
  if (lost === 0n) return accept(null);
  const ledgerId = fee.ledgerId ?? feeLedgerOf(chart);
  if (ledgerId === null) {
    const message = 'is required: the chart has no ledger called Bank fees';
    return refuse(invalid([{ path: '/fee_ledger_id', code: 'required', message }]));
  }
  const faults = ledgerFaults(ledgerId, chart.ledgers, '/fee_ledger_id');
  return faults.length > 0 ? refuse(invalid(faults)) : accept(ledgerId);
}

/** The ledger that bank fees go to unless another is named: the one of the default chart, by its name. */
export function feeLedgerOf({ ledgers }: Pick<Chart, 'ledgers'>): string | null {
  for (const ledger of ledgers.values()) {
    if (ledger.type === 'expense' && ledger.name === 'Bank fees' && !ledger.archived) return ledger.id;
  }
  return null;
}

/** Why the transaction cannot be linked, if it cannot: it is not in the books, or used otherwise. */
export function refuseUsed(paying: PayingTransaction): Problem | null {
  const { transaction, entry, reversedBy, uses, refunds } = paying;
  const conflict = (code: string, message: string): Problem => ({
    code: 'conflict',
    detail: message,
    errors: [{ path: '/transaction_id', code, message }],
  });
  if (!entry) {
    return conflict(
      'transaction_not_posted',
      `${transaction.id} is only announced by the bank and not posted yet.`,
    );
  }
  if (reversedBy !== null) {
    return conflict('transaction_reversed', `The entry of ${transaction.id} is reversed by ${reversedBy}.`);
  }
  const linked = refuseLinked(paying);
  if (linked) return linked;
  if (uses.length > 0) {
    const message = `${transaction.id} has ${uses.length} payments or refunds: delete them first.`;
    return conflict('transaction_in_use', message);
  }
  if (refunds.length > 0) {
    return conflict('refund_linked', `A refund of ${transaction.id} is linked: unlink that refund first.`);
  }
  return null;
}
