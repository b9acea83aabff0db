import { useCallback } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import type { Choice } from './list-box';

/** Finds the first choice whose name has the typed text anywhere in it, capitals and accents aside. */
export function useMatch<Id extends string>(choices: readonly Choice<Id>[]) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return useCallback(
    (typed: string): Choice<Id> | null => {
      const text = typed.trim();
      if (text === '') return null;
      return choices.find((choice) => contains(choice.name, text)) ?? null;
    },
    [choices, contains],
  );
}
