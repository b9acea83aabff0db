import type { CreditApplicationCreate, CreditApplication as Shown } from '@/lib/contract/credit';
import { type Fault, invalid } from '@/lib/contract/problem';
import { newIdentifier } from '@/lib/ids/identifier';
import { minorUnitsIn } from '@/lib/money/minor-units-in';
import { accept, refuse } from '@/lib/result';
import { firstUnlocked } from '../../domain/journal-entry/books-lock';
import type { AnyItem } from '../../domain/postings/any-item';
import { applyCredit } from '../../domain/postings/apply-credit';
import { insertCreditApplication, standingsOf } from '../../store/open-items/credit-store';
import { itemKinds } from '../../store/open-items/item-kinds';
import { lockItem, saveItem } from '../../store/open-items/item-store';
import { markCleared } from '../../store/open-items/mark-cleared';
import { lockParty } from '../../store/party-store';
import { type BusinessContext, booksOf, type Outcome } from '../context';
import { rematchItem } from '../links/rematch-item';
import { relyOnBooks } from '../rely-on-books';
import { answerApplication } from './present-credit-application';
import { readParty } from './read-party';

/**
 * Applies unapplied credit of a vendor to a bill, or of a customer to an invoice. The party is locked first: whoever
 * takes of its credit waits for the other.
 */
export async function addCreditApplication(
  given: BusinessContext,
  input: CreditApplicationCreate,
): Promise<Outcome<Shown>> {
  const ctx = await relyOnBooks(given);
  const named = readParty(input);
  if (!named.ok) return named;
  const party = named.value;
  const kind = itemKinds[party.kind];
  const itemId = input[`${kind}_id`] ?? null;
  const other = kind === 'bill' ? 'invoice' : 'bill';
  const faults: Fault[] = [];
  if ((input[`${other}_id`] ?? null) !== null) {
    const message = `must be absent: credit of a ${party.kind} settles a ${kind}`;
    faults.push({ path: `/${other}_id`, code: 'item_not_allowed', message });
  }
  const held = await lockParty(ctx.db, party.kind, ctx.business.id, party.id);
  if (!held)
    faults.push({
      path: `/${party.kind}_id`,
      code: 'not_found',
      message: `is not a ${party.kind} of this business`,
    });
  const before: AnyItem | null =
    itemId === null ? null : await lockItem(ctx.db, ctx.business.id, kind, itemId);
  if (!before)
    faults.push({ path: `/${kind}_id`, code: 'not_found', message: `is not a ${kind} of this business` });
  const amount = minorUnitsIn(input.amount, ctx.business.currency);
  if (!amount.ok) faults.push({ path: '/amount', ...amount.problem });
  if (!before || !amount.ok || faults.length > 0) return refuse(invalid(faults));

  const books = booksOf(ctx);
  const posted = before.postedAt !== null && before.postedAt > ctx.now ? before.postedAt : ctx.now;
  const datetime = input.datetime ?? firstUnlocked(books, posted);
  const id = newIdentifier('credit_application');
  const standings = await standingsOf(ctx.db, ctx.business.id, party, before.id, datetime);
  const proposed = { id, partyId: party.id, amount: amount.value, datetime };
  const applied = applyCredit(books, before, proposed, standings);
  if (!applied.ok) return applied;
  const { after, application } = applied.value;
  await insertCreditApplication(ctx.db, ctx.business.id, after, application);
  await saveItem(ctx.db, ctx.business.id, before, after);
  markCleared(ctx.db, ctx.business.id, after);
  const shown = await answerApplication(ctx, 'apply_credit', application, { before, after });
  await rematchItem(ctx, { before, after });
  return accept(shown);
}
