/** Does the work when the business has a turn for it; null if that took longer than anybody should wait. */
export type WriterTurns = <Value>(businessId: string, work: () => Promise<Value>) => Promise<Value | null>;

type Turns = { taken: number; waiting: (() => void)[] };

/**
 * Lets so many requests change one business at once; others wait here, in the order they came, without a connection
 * of the database. So a long change, for which the other writers of its business wait, leaves connections to everybody
 * else. A business whose turns are all free is forgotten.
 */
export function writerTurns(atOnce: number, patienceMs: number): WriterTurns {
  const businesses = new Map<string, Turns>();

  function leave(businessId: string, turns: Turns): void {
    const enterNext = turns.waiting.shift();
    if (enterNext) enterNext();
    else turns.taken -= 1;
    if (turns.taken === 0) businesses.delete(businessId);
  }

  return async (businessId, work) => {
    const turns = businesses.get(businessId) ?? { taken: 0, waiting: [] };
    businesses.set(businessId, turns);
    const cameAt = performance.now();
    if (turns.taken < atOnce) turns.taken += 1;
    else await new Promise<void>((enter) => turns.waiting.push(enter));
    try {
      return performance.now() - cameAt > patienceMs ? null : await work();
    } finally {
      leave(businessId, turns);
    }
  };
}
