import type { CreditApplication as Shown } from '@/lib/contract/credit';
import { accept, refuse } from '@/lib/result';
import type { AnyItem } from '../../domain/postings/any-item';
import { takeOffCredit } from '../../domain/postings/apply-credit';
import { findCreditedItem, markApplicationRemoved } from '../../store/open-items/credit-store';
import { lockItem, saveItem } from '../../store/open-items/item-store';
import { markCleared } from '../../store/open-items/mark-cleared';
import { type BusinessContext, booksOf, notFound, type Outcome } from '../context';
import { rematchItem } from '../links/rematch-item';
import { relyOnBooks } from '../rely-on-books';
import { answerApplication } from './present-credit-application';

/** Takes credit off a bill or invoice: it is unapplied again. */
export async function deleteCreditApplication(
  given: BusinessContext,
  { credit_application_id: id }: { credit_application_id: string },
): Promise<Outcome<Shown>> {
  const ctx = await relyOnBooks(given);
  const found = await findCreditedItem(ctx.db, ctx.business.id, id);
  const before: AnyItem | null = found && (await lockItem(ctx.db, ctx.business.id, found.kind, found.id));
  const application = before?.credits.find((each) => each.id === id);
  if (!before || !application) return refuse(notFound);
  const without = takeOffCredit(booksOf(ctx), before, application);
  if (!without.ok) return without;
  const after = without.value;
  await markApplicationRemoved(ctx.db, ctx.business.id, id, ctx.now);
  await saveItem(ctx.db, ctx.business.id, before, after);
  markCleared(ctx.db, ctx.business.id, after);
  const shown = await answerApplication(ctx, 'take_off_credit', application, { before, after });
  await rematchItem(ctx, { before, after });
  return accept(shown);
}
