import { isDeepStrictEqual } from 'node:util';
import type { BankTransaction } from '../../domain/transactions/bank-transaction';
import { lockImported, replaceTransactions } from '../../store/imported-transactions';
import { markOwnWords, saveBookings } from '../../store/transaction-store';
import { audit, type BusinessContext } from '../context';

/**
 * Marks transactions that were only announced as posted, to be reviewed with their entries. From then on they are what the bank booked,
 * in its words; a description that a person wrote, and documents, stay. One that pays something, which is booked on its day, stays as
 * it was announced: a payment cannot lose its transaction.
 * @param booked by the identifiers of those that were announced
 */
export async function bookAnnounced(ctx: BusinessContext, booked: readonly BankTransaction[]): Promise<void> {
  const { db, business, now } = ctx;
  const announced = await lockImported(
    db,
    business.id,
    booked.map(({ id }) => id),
  );
  const before = new Map(announced.map((each) => [each.id, each]));
  await saveBookings(db, business.id, booked, now);
  const changed = booked.flatMap((each) => {
    const old = before.get(each.id);
    if (!old || old.isPaid) return [];
    const after = { ...each, ...keptOf(old, each), updatedAt: now };
    return isDeepStrictEqual(printedOf(old), printedOf(after)) ? [] : after;
  });
  if (changed.length > 0) {
    await replaceTransactions(db, business.id, changed);
    markOwnWords(
      db,
      business.id,
      changed.map(({ id }) => id),
    );
  }
  const changedTo = new Map(changed.map((each) => [each.id, each]));
  audit(
    ctx,
    business.id,
    booked.map(({ id }) => {
      const [old, after] = [before.get(id), changedTo.get(id)];
      return {
        action: 'update',
        resourceType: 'transaction' as const,
        resourceId: id,
        before: { posted: false, ...(old && after && printedOf(old)) },
        after: { posted: true, reviewed: false, ...(after && printedOf(after)) },
      };
    }),
  );
}

/** What a transaction keeps of its announcement when it is booked. */
function keptOf(announced: BankTransaction, booked: BankTransaction) {
  const isReworded = announced.description !== announced.bankDescription;
  return {
    externalId: booked.externalId ?? announced.externalId,
    description: isReworded ? announced.description : booked.description,
    version: announced.version + 1,
    createdAt: announced.createdAt,
  };
}

function printedOf({ datetime, description, bankDescription, externalId, type, metadata }: BankTransaction) {
  return {
    datetime,
    description,
    bank_description: bankDescription,
    external_id: externalId,
    type,
    metadata_: metadata,
  };
}
