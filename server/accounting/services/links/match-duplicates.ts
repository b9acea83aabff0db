import { newIdentifier } from '@/lib/ids/identifier';
import { absolute } from '@/lib/money/absolute';
import {
  type AccountMovement,
  duplicateReasons,
  type ImportedFile,
  matchDuplicates as match,
  type ProposedDuplicate,
} from '../../domain/links/duplicates/match-duplicates';
import { type Link, suggestedLink } from '../../domain/links/link';
import { refundMovement } from '../../domain/links/refunds/match-refunds';
import { listExternalAccounts } from '../../store/external-account-store';
import { findLinksOfTransactions, insertLinks } from '../../store/link-store';
import { findSameAmount } from '../../store/same-amounts';
import { findLegs } from '../../store/transfer-candidates';
import { doYielding } from '../categorization/yield-to-event-loop';
import type { BusinessContext } from '../context';
import type { OfAccount } from './movements-of';

export type FileOfImport = ImportedFile & { format: string };

/** Three banking days, and a weekend among them. */
const calendarDays = 5;

/** What is in the books of the amounts and days of transactions that are about to be booked. */
export async function bookedLike(
  ctx: BusinessContext,
  movements: readonly OfAccount[],
): Promise<AccountMovement[]> {
  const found = await findSameAmount(ctx.db, ctx.business.id, movements, calendarDays);
  return found.map(({ externalAccountId, format, bankId, ...movement }) =>
    Object.assign(refundMovement(movement), {
      externalAccountId,
      format,
      bankId,
      bankDescription: movement.text,
    }),
  );
}

/** Suggests which of the new transactions say the same as one in the books. */
export async function matchDuplicates(
  ctx: BusinessContext,
  booked: readonly AccountMovement[],
  movements: readonly OfAccount[],
  file: FileOfImport,
): Promise<void> {
  if (booked.length === 0) return;
  const { db, business } = ctx;
  const amounts = new Set(booked.map(({ amount }) => amount));
  const own = movements
    .filter(({ amount }) => amounts.has(amount))
    .map(({ externalAccountId, bankId, ...movement }) =>
      Object.assign(refundMovement(movement), {
        externalAccountId,
        format: file.format,
        bankId,
        bankDescription: movement.name,
      }),
    );
  const proposals = await doYielding(match(own, booked, file));
  if (proposals.length === 0) return;
  const ids = [
    ...new Set(proposals.flatMap(({ movement, other }) => [movement.transactionId, other.transactionId])),
  ];
  const [legs, known, accounts] = await Promise.all([
    findLegs(db, business.id, ids),
    findLinksOfTransactions(db, business.id, ids),
    listExternalAccounts(db, business.id),
  ]);
  // What is linked otherwise by now is no duplicate.
  const free = new Set(legs.map(({ id }) => id));
  const present = new Set(
    known
      .filter(({ kind }) => kind === 'same')
      .map((link) => `${link.transactionId} ${link.otherTransactionId}`),
  );
  const nameOf = new Map(accounts.map(({ id, name }) => [id, name]));
  insertLinks(
    db,
    business.id,
    proposals
      .filter(
        ({ movement, other }) =>
          free.has(movement.transactionId) &&
          !present.has(`${movement.transactionId} ${other.transactionId}`),
      )
      .map((proposal) =>
        linkOf(ctx, proposal, nameOf.get(proposal.other.externalAccountId) ?? 'Another account'),
      ),
  );
}

function linkOf(ctx: BusinessContext, proposal: ProposedDuplicate, accountName: string): Link {
  const { movement, other, confidence } = proposal;
  return suggestedLink(
    {
      id: newIdentifier('transaction_link'),
      kind: 'same',
      transactionId: movement.transactionId,
      otherTransactionId: other.transactionId,
      amount: absolute(movement.amount),
      confidence,
      reasons: duplicateReasons(proposal, accountName, ctx.business.currency),
    },
    ctx.now,
  );
}
