import type { AccountMovement } from '../../domain/links/duplicates/match-duplicates';
import type { HandMade } from '../../domain/links/duplicates/match-hand-made';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import { asService, type BusinessContext } from '../context';
import { matchAutomatically } from '../documents/match-automatically';
import { judgeProbable } from './judge-probable';
import { bookedLike, type FileOfImport, matchDuplicates } from './match-duplicates';
import { handMadeNear, matchHandMade } from './match-hand-made';
import { type PaymentProposals, proposePayments, suggestPayments } from './match-payments';
import { matchRefunds, type RefundsBefore, refundsNear } from './match-refunds';
import { matchTransfers } from './match-transfers';
import { movementsOf, type OfAccount } from './movements-of';

/** What is compared with new transactions, as it is in the books before they are, and the open items that they likely pay. */
export type BeforeImport = {
  movements: readonly OfAccount[];
  handMade: HandMade[];
  refunds: RefundsBefore;
  booked: AccountMovement[];
  payments: PaymentProposals;
};

/** Read before an import books its own entries: of those the planner has no statistics yet. */
export async function readBeforeImport(
  ctx: BusinessContext,
  ledgerId: string,
  transactions: readonly BankTransaction[],
): Promise<BeforeImport> {
  const movements = await movementsOf(transactions);
  return {
    movements,
    handMade: await handMadeNear(ctx, ledgerId, movements),
    refunds: await refundsNear(ctx, movements),
    booked: await bookedLike(ctx, movements),
    payments: await proposePayments(ctx, movements),
  };
}

/**
 * Looks for what new transactions of one account belong to: other legs of transfers, open bills and invoices, payments
 * that they refund, hand-made entries, transactions in the books that say the same, and receipts.
 */
export async function matchImported(
  importing: BusinessContext,
  before: BeforeImport,
  file: FileOfImport,
): Promise<void> {
  const { movements } = before;
  // The service decides, whoever brought the file.
  const ctx = asService(importing);
  await matchTransfers(ctx, movements);
  await suggestPayments(ctx, before.payments);
  await matchRefunds(ctx, before.refunds, movements);
  await judgeProbable(
    ctx,
    movements.map(({ id }) => id),
  );
  await matchHandMade(ctx, before.handMade, movements);
  await matchDuplicates(ctx, before.booked, movements, file);
  await matchAutomatically(ctx);
}
