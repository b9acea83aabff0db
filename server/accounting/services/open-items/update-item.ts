import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { ItemByKind } from '../../domain/postings/any-item';
import type { ItemKind } from '../../domain/postings/open-item';
import { relyOnChart } from '../../store/ledger-store';
import { lockItem } from '../../store/open-items/item-store';
import { type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { type PostingChart, readPostingChart } from '../postings/control-ledgers';
import { planChange } from '../postings/plan-change';
import { lockItemEntries, saveItemChange } from '../postings/save-item-change';
import type { Changed } from './answer-change';

/** Changes a bill or invoice; its posting follows, and so does what its payments count on. Gives it before and after. */
export async function updateItem<Kind extends ItemKind>(
  ctx: BusinessContext,
  kind: Kind,
  id: string,
  edit: (before: ItemByKind[Kind], chart: PostingChart) => Result<ItemByKind[Kind], Problem>,
): Promise<Outcome<Changed<ItemByKind[Kind]>>> {
  relyOnChart(ctx.db, ctx.business.id);
  const before = await lockItem(ctx.db, ctx.business.id, kind, id);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const chart = await readPostingChart(ctx);
  const edited = edit(before, chart);
  if (!edited.ok) return edited;

  const entries = await lockItemEntries(ctx, before);
  const change = planChange(ctx, before, edited.value, entries, chart);
  const locked = await saveItemChange(ctx, change, chart);
  return locked ? refuse(locked) : accept({ before, after: change.after });
}
