import type { ToastMessage } from '@/components/ui/notices/toast';
import { onUnsaved, type UnsavedWork, unsavedWork } from '@/lib/client/unsaved-work';
import { countOf } from '@/lib/format/count';

/** What was done just before one went on is usually saved by then. */
const patienceMilliseconds = 2000;

/** The changes that are not saved yet, except those of the business that one is in: its own lists show them. */
export function changesElsewhere(businessId: unknown): UnsavedWork[] {
  return [...unsavedWork.keys()].filter(
    (work) => work.unsaved === 'change' && (work.businessId === undefined || work.businessId !== businessId),
  );
}

/**
 * Shows how many changes of what was left are not saved yet, until they are; what is returned ends that.
 * @param show shows a number of them, and gives what takes it away
 */
export function tellLeftBehind(
  left: readonly UnsavedWork[],
  show: (count: number) => () => void,
): () => void {
  let shown = 0;
  let hide = () => {};
  const look = () => {
    const count = left.reduce((sum, each) => sum + (unsavedWork.get(each) ?? 0), 0);
    if (count === shown) return;
    hide();
    hide = count > 0 ? show(count) : () => {};
    shown = count;
  };
  let stop = () => {};
  const timer = setTimeout(() => {
    look();
    stop = onUnsaved(look);
  }, patienceMilliseconds);
  return () => {
    clearTimeout(timer);
    stop();
    hide();
  };
}

export function leftBehindNotice(count: number, locale: string): ToastMessage {
  return {
    title: `${countOf(count, 'change is', 'changes are', locale)} not saved yet`,
    detail: 'Made in the business where you were before. Daybook keeps trying; leave this page open.',
    tone: 'bad',
    isLasting: true,
  };
}
