'use client';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useMemo } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { useComboBoxAhead } from '@/components/ui/lazy-combo-box';
import { cellOf, useCells } from '@/components/ui/use-cells';
import type { Ledger } from '@/lib/contract/ledger';
import { ledgerChoices } from '../ledger-choices';
import { EntryLineRow, lineColumns } from './entry-line-row';
import { blankLine, type EntryValues, isBlank } from './entry-values';

const lastColumn = 3;

/**
 * The lines as in a spreadsheet: Tab goes from cell to cell and past the last one makes another line, Enter goes
 * down, Ctrl+Delete takes the line out.
 */
export function EntryLineRows({ ledgers }: { ledgers: readonly Ledger[] }) {
  const { currency } = useBusiness();
  const { control, getValues } = useFormContext<EntryValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  useComboBoxAhead();
  const choices = useMemo(() => ledgerChoices(ledgers), [ledgers]);
  const { root, focusCell } = useCells(fields.length);

  const addLine = (column: number) => {
    append(blankLine, { shouldFocus: false });
    focusCell(fields.length, column);
  };
  const removeLine = (row: number) => {
    if (fields.length === 1) return;
    remove(row);
    focusCell(Math.min(row, fields.length - 2), 0);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const cell = cellOf(event.target);
    if (!cell || event.defaultPrevented) return;
    const isLastRow = cell.row === fields.length - 1;
    const line = getValues(`lines.${cell.row}`);
    if (event.key === 'Tab' && !event.shiftKey && isLastRow && cell.column === lastColumn && !isBlank(line)) {
      event.preventDefault();
      addLine(0);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (!isLastRow) focusCell(cell.row + 1, cell.column);
      else if (!isBlank(line)) addLine(cell.column);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      removeLine(cell.row);
    }
  };
  return (
    <div>
      <fieldset aria-label="Lines" ref={root} onKeyDown={onKeyDown} className="border-t border-l border-line">
        <div
          aria-hidden
          className={`${lineColumns} border-r border-b border-line text-xs font-medium text-faint max-sm:hidden`}
        >
          <span className="px-2 py-1">Ledger</span>
          <span className="px-2 py-1">Description</span>
          <span className="px-2 py-1 text-right">Debit, {currency}</span>
          <span className="px-2 py-1 text-right">Credit, {currency}</span>
          <span />
        </div>
        {fields.map((field, row) => (
          <EntryLineRow
            key={field.id}
            row={row}
            choices={choices}
            isOnly={fields.length === 1}
            onRemove={() => removeLine(row)}
          />
        ))}
      </fieldset>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button size="small" icon={<Plus aria-hidden className="size-3.5" />} onPress={() => addLine(0)}>
          Add a line
        </Button>
        <p className="text-xs text-faint max-sm:hidden">
          Tab past the last cell adds a line · Ctrl+Delete takes one out · =12*3 calculates
        </p>
      </div>
    </div>
  );
}
