import { onUnsaved, type UnsavedWork, unsavedWork } from '@/lib/client/unsaved-work';
import type { KeptUploads } from './kept-uploads';
import type { UploadQueue } from './upload-queue';

export type Device = { queue: UploadQueue; kept: KeptUploads };

/** How much of each signing out gives up. */
export type Left = { receipts: number; changes: number; bankFiles: number };

/** What was done just now is usually answered by then, and asked about by nobody. */
const patienceMilliseconds = 1500;

/**
 * Gives up what has not been saved or uploaded, once the person agrees; resolves with whether nothing is left.
 * @param ask gives whether the person agrees
 */
export async function leaveNothing(
  { queue, kept }: Device,
  ask: (left: Left) => Promise<boolean>,
  patience = patienceMilliseconds,
): Promise<boolean> {
  await answeredWithin(patience);
  // Read first, as by then each file is stored or could not be.
  const stored = await kept.count();
  const left = {
    receipts: stored + queue.unstored(),
    changes: unsavedOf('change'),
    bankFiles: unsavedOf('bank file'),
  };
  const isNothing = Object.values(left).every((count) => count === 0);
  if (!isNothing && !(await ask(left))) return false;
  for (const work of [...unsavedWork.keys()]) work.giveUp();
  await kept.forgetAll();
  return true;
}

function unsavedOf(what: UnsavedWork['unsaved']): number {
  return [...unsavedWork].reduce((sum, [{ unsaved }, count]) => (unsaved === what ? sum + count : sum), 0);
}

/** Resolves when everything is answered, or nobody waits any longer for it. */
function answeredWithin(milliseconds: number): Promise<void> {
  if (unsavedWork.size === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = onUnsaved(() => unsavedWork.size === 0 && done());
    const timer = setTimeout(done, milliseconds);
  });
}
