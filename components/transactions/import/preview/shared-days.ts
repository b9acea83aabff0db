import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import type { Target } from './targets';

/** A file that is read, and the accounts that its statements go into. */
export type PlacedFile = { preview: TransactionPreview; targets: readonly Target[] };

type Days = { fileAt: number; accountId: string; first: string; last: string };

/** Whether several files have the same days of an account: each is previewed by itself, so they may call the same records new. */
export function haveSharedDays(files: readonly PlacedFile[]): boolean {
  const all = files.flatMap(daysIn).toSorted((a, b) => (a.first < b.first ? -1 : 1));
  const lastOf = new Map<string, Days>();
  return all.some((each) => {
    const before = lastOf.get(each.accountId);
    if (before && before.fileAt !== each.fileAt && each.first <= before.last) return true;
    if (!before || each.last > before.last) lastOf.set(each.accountId, each);
    return false;
  });
}

function daysIn({ preview, targets }: PlacedFile, fileAt: number): Days[] {
  return targets.flatMap(({ statement, accountId }) => {
    const found = preview.statements.find((each) => statement === null || each.statement === statement);
    if (!found?.first_day || !found.last_day || found.new === 0) return [];
    return [{ fileAt, accountId, first: found.first_day, last: found.last_day }];
  });
}
