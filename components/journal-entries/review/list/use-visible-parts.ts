import { useCallback, useState } from 'react';

const firstPart: readonly number[] = [0];

/**
 * The parts of a list that are visible, by their indexes; of another list, its first part.
 * @param list which list it is
 */
export function useVisibleParts(list: string) {
  const [seen, setSeen] = useState({ list, parts: firstPart });
  const see = useCallback(
    (parts: readonly number[]) =>
      setSeen((before) =>
        before.list === list && before.parts.join() === parts.join() ? before : { list, parts },
      ),
    [list],
  );
  /** Adds parts that are read although nobody sees them. */
  const add = useCallback(
    (parts: readonly number[]) =>
      setSeen((before) => ({
        list,
        parts: [...new Set([...(before.list === list ? before.parts : []), ...parts])],
      })),
    [list],
  );
  return { visible: seen.list === list ? seen.parts : firstPart, see, add };
}
