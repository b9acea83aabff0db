import { useCallback } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import type { Choice } from './choice';

/**
 * Finds the choice that the typed text means best, capitals and accents aside: the one of that very name, else the
 * first whose name begins with it, else the first that has it anywhere.
 */
export function useMatch<Id extends string>(choices: readonly Choice<Id>[]) {
  const { contains, startsWith } = useFilter({ sensitivity: 'base' });
  return useCallback(
    (typed: string): Choice<Id> | null => {
      const text = typed.trim();
      if (text === '') return null;
      const fitting = choices.filter((choice) => contains(choice.name, text));
      const beginning = fitting.filter((choice) => startsWith(choice.name, text));
      const same = beginning.find((choice) => choice.name.length === text.length);
      return same ?? beginning[0] ?? fitting[0] ?? null;
    },
    [choices, contains, startsWith],
  );
}
