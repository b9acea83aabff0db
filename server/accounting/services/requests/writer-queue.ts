/** Runs the work when the business has a free slot; null if waiting took longer than the maximum. */
export type WriterQueue = <Value>(businessId: string, work: () => Promise<Value>) => Promise<Value | null>;

type Turns = { taken: number; waiting: Set<() => void> };

/**
 * Lets so many requests change one business at once; others wait here, in the order they came, without a connection
 * of the database. So a long change, for which the other writers of its business wait, leaves connections to everybody
 * else. A business whose turns are all free is forgotten.
 */
export function writerQueue(atOnce: number, timeoutMs: number): WriterQueue {
  const businesses = new Map<string, Turns>();

  function turnsOf(businessId: string): Turns {
    const turns = businesses.get(businessId) ?? { taken: 0, waiting: new Set() };
    businesses.set(businessId, turns);
    return turns;
  }

  function leave(businessId: string, turns: Turns): void {
    const [enterNext] = turns.waiting;
    if (enterNext) enterNext();
    else turns.taken -= 1;
    if (turns.taken === 0) businesses.delete(businessId);
  }

  return async (businessId, work) => {
    const turns = turnsOf(businessId);
    if (turns.taken < atOnce) turns.taken += 1;
    else if (!(await comesInTime(turns.waiting, timeoutMs))) return null;
    try {
      return await work();
    } finally {
      leave(businessId, turns);
    }
  };
}

/** Waits in the queue; false on timeout. */
function comesInTime(waiting: Set<() => void>, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const enter = () => {
      clearTimeout(timer);
      waiting.delete(enter);
      resolve(true);
    };
    const timer = setTimeout(() => {
      waiting.delete(enter);
      resolve(false);
    }, timeoutMs);
    waiting.add(enter);
  });
}
