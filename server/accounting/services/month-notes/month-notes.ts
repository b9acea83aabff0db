import type { MonthNote, MonthNoteUpdate } from '@/lib/contract/month-note';
import { accept, refuse } from '@/lib/result';
import { findMonthNote, saveMonthNote } from '../../store/month-note-store';
import { audit, type BusinessContext, type Outcome, staleVersion } from '../context';

type OfMonth = { month: string };

/** The commentary on the month; empty until somebody writes one. */
export async function getMonthNote(ctx: BusinessContext, { month }: OfMonth): Promise<Outcome<MonthNote>> {
  return accept((await findMonthNote(ctx.db, ctx.business.id, month)) ?? unwritten(month));
}

/** Replaces the commentary on the month. */
export async function updateMonthNote(
  ctx: BusinessContext,
  { month, sentences }: OfMonth & MonthNoteUpdate,
): Promise<Outcome<MonthNote>> {
  const { db, business, now } = ctx;
  const before = (await findMonthNote(db, business.id, month)) ?? unwritten(month);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const after: MonthNote = {
    month,
    sentences: sentences ?? before.sentences,
    version: before.version + 1,
    updated_at: now,
  };
  if (!(await saveMonthNote(db, business.id, after))) return refuse(writtenMeanwhile);
  audit(ctx, business.id, [
    { action: 'update_month_note', resourceType: 'business', resourceId: business.id, before, after },
  ]);
  return accept(after);
}

function unwritten(month: string): MonthNote {
  return { month, sentences: [], version: 1, updated_at: null };
}

const writtenMeanwhile = {
  code: 'stale_version' as const,
  detail: 'Somebody else has written about the month at the same time. Read it again.',
};
