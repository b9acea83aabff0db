import { useCallback } from 'react';
import type { Choice } from './choice';
import { findChoices } from './find-choices';

/** Finds the choice that the typed text means best; null when it means none. */
export function useMatch<Id extends string>(choices: readonly Choice<Id>[]) {
  return useCallback(
    (typed: string): Choice<Id> | null =>
      typed.trim() === '' ? null : (findChoices(choices, typed)[0] ?? null),
    [choices],
  );
}
