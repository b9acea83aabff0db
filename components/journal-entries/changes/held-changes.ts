import { type UnsavedWork, unsavedWork } from '@/lib/client/unsaved-work';

const heldBy = new WeakMap<UnsavedWork, { changes: UnsavedWork }>();

/** The changes of a business: those that wait to be sent still, where one comes back to it, or else new ones. */
export function heldChanges<Held extends { changes: UnsavedWork }>(
  businessId: string,
  make: () => Held,
): Held {
  const waiting = [...unsavedWork.keys()].find((work) => work.businessId === businessId && heldBy.has(work));
  const held = (waiting && heldBy.get(waiting)) ?? make();
  heldBy.set(held.changes, held);
  return held as Held;
}
