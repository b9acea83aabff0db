import { useLayoutEffect, useRef, useState } from 'react';

type Callback = (...given: never[]) => unknown;

/**
 * The same callbacks in an object that stays the same, so that what has them is not drawn again when only they changed. A
 * call goes to those of the latest drawing; they are the same ones by name each time, and none is called while drawing.
 */
export function useStableCallbacks<Callbacks extends { [Name in keyof Callbacks]: Callback }>(
  callbacks: Callbacks,
): Callbacks {
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  const [stable] = useState(() => {
    const names = Object.keys(callbacks) as (keyof Callbacks)[];
    const entries = names.map((name) => [name, (...given: never[]) => latest.current[name](...given)]);
    return Object.fromEntries(entries) as Callbacks;
  });
  return stable;
}
