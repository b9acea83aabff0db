import { useCallback, useState } from 'react';

const firstPart: readonly number[] = [0];

/**
 * The parts of a list that are in sight, by their indexes; of another list, its first part.
 * @param list which list it is
 */
export function useSight(list: string) {
  const [sight, setSight] = useState({ list, parts: firstPart });
  const see = useCallback(
    (parts: readonly number[]) =>
      setSight((before) =>
        before.list === list && before.parts.join() === parts.join() ? before : { list, parts },
      ),
    [list],
  );
  /** Adds parts that are read although nobody sees them. */
  const add = useCallback(
    (parts: readonly number[]) =>
      setSight((before) => ({
        list,
        parts: [...new Set([...(before.list === list ? before.parts : []), ...parts])],
      })),
    [list],
  );
  return { inSight: sight.list === list ? sight.parts : firstPart, see, add };
}
