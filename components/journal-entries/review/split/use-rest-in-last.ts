import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AmountFormat } from '@/lib/format/amount-format';
import { blankLine, type EntryValues, type LineValues } from '../../form/entry-values';
import { type Division, restForLast } from './split-lines';

/**
 * Keeps in the last row what the others leave, until somebody writes another amount there. Gives what a new last row
 * starts with.
 */
export function useRestInLast(
  form: UseFormReturn<EntryValues>,
  division: Division,
  format: AmountFormat,
): () => LineValues {
  const put = useRef('');
  const { side } = division;
  useEffect(() => {
    if (side === null) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const rows = form.getValues('lines');
        const last = rows.length - 1;
        // An empty field is about to get another value.
        if (name === `lines.${last}.${side}`) return;
        const rest = restForLast(rows, division, put.current, format);
        if (rest === null || rest === rows[last]?.[side]) return;
        put.current = rest;
        form.setValue(`lines.${last}.${side}`, rest);
      },
    });
  }, [form, division, side, format]);
  return useCallback(() => {
    if (side === null) return blankLine;
    put.current = restForLast([...form.getValues('lines'), blankLine], division, '', format) ?? '';
    return { ...blankLine, [side]: put.current };
  }, [form, division, side, format]);
}
