'use client';
import { clsx } from 'clsx';
import { Plus, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useLedgerChoices } from '@/components/journal-entries/use-ledger-choices';
import { useBusiness } from '@/components/shell/business-context';
import { Button, IconButton } from '@/components/ui/button';
import { useComboBoxAhead } from '@/components/ui/lazy-combo-box';
import { cellOf, useCells } from '@/components/ui/use-cells';
import type { Ledger } from '@/lib/contract/ledger';
import { LineCell } from './line-cell';
import { isNumeric, type LineColumn } from './line-column';
import { isBlank, type LineValues } from './line-values';

type EditorProps = {
  /** The place of the lines in the values of the form (react-hook-form), such as `lines` or `bills.2.lines`. */
  at: string;
  /** What a new row holds. */
  blank: LineValues;
  columns: readonly LineColumn[];
  /** The class of the grid's columns on a wide screen; the last column is the button that takes a line out. */
  grid: string;
  ledgers: readonly Ledger[];
  /** What else one should know of the columns. */
  hint?: string;
};

/**
 * Lines as in a spreadsheet: Tab goes from cell to cell and past the last one makes another line, Enter goes down,
 * Ctrl+Delete takes the line out. Stands in a FormProvider.
 */
export function LineEditor({ at, blank, columns, grid, ledgers, hint }: EditorProps) {
  const { currency } = useBusiness();
  const { control, getValues } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: at });
  useComboBoxAhead();
  const ledgersToChoose = useLedgerChoices(ledgers);
  const { root, focusCell } = useCells(fields.length);
  const lastColumn = columns.filter((column) => column.kind !== 'result').length - 1;

  const addLine = (column: number) => {
    append(blank, { shouldFocus: false });
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
    const isEmpty = isBlank(getValues(`${at}.${cell.row}`), blank);
    if (event.key === 'Tab' && !event.shiftKey && isLastRow && cell.column === lastColumn && !isEmpty) {
      event.preventDefault();
      // A dialog around the form would go on from the new line to the next field.
      event.stopPropagation();
      addLine(0);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (!isLastRow) focusCell(cell.row + 1, cell.column);
      else if (!isEmpty) addLine(cell.column);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      removeLine(cell.row);
    }
  };
  const titleOf = (column: LineColumn) =>
    column.kind === 'amount' || column.kind === 'result' ? `${column.title}, ${currency}` : column.title;
  return (
    <div>
      <fieldset aria-label="Lines" ref={root} onKeyDown={onKeyDown} className="border-t border-l border-line">
        <div
          aria-hidden
          className={clsx(
            'grid border-r border-b border-line text-xs font-medium text-faint max-sm:hidden',
            grid,
          )}
        >
          {columns.map((column) => (
            <span key={column.name} className={clsx('px-2 py-1', isNumeric(column) && 'text-right')}>
              {titleOf(column)}
            </span>
          ))}
          <span />
        </div>
        {fields.map((field, row) => (
          <LineRow
            key={field.id}
            {...{ row, columns, grid, ledgersToChoose }}
            at={`${at}.${row}`}
            isOnly={fields.length === 1}
            onRemove={() => removeLine(row)}
          />
        ))}
      </fieldset>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button size="small" icon={<Plus aria-hidden className="size-3.5" />} onPress={() => addLine(0)}>
          Add a line
        </Button>
        <p className="text-xs text-faint max-sm:hidden print:hidden">
          Tab past the last cell adds a line · Ctrl+Delete removes one · =12*3 calculates
          {hint && ` · ${hint}`}
        </p>
      </div>
    </div>
  );
}

type LineRowProps = {
  at: string;
  row: number;
  columns: readonly LineColumn[];
  grid: string;
  ledgersToChoose: ReturnType<typeof useLedgerChoices>;
  isOnly: boolean;
  onRemove: () => void;
};

function LineRow({ at, row, columns, grid, ledgersToChoose, isOnly, onRemove }: LineRowProps) {
  const fields = columns.filter((column) => column.kind !== 'result');
  return (
    <fieldset
      aria-label={`Line ${row + 1}`}
      className={clsx('grid border-r border-line max-sm:grid-cols-[1fr_1fr_36px]', grid)}
    >
      {columns.map((column) => (
        <LineCell
          key={column.name}
          {...{ at, row, column, ledgersToChoose }}
          position={fields.findIndex((field) => field.name === column.name)}
          phonePlace={phonePlaceOf(column, columns)}
        />
      ))}
      <div className="flex items-start justify-center border-b border-line max-sm:col-start-3">
        <IconButton
          label={`Remove line ${row + 1}`}
          excludeFromTabOrder
          isDisabled={isOnly}
          onPress={onRemove}
          className="border-0"
        >
          <X aria-hidden className="size-3.5" />
        </IconButton>
      </div>
    </fieldset>
  );
}

/** On a phone what is wide has a row to itself; numbers are two in a row, and the last one fills what is left of it. */
function phonePlaceOf(column: LineColumn, columns: readonly LineColumn[]): string {
  if (!isNumeric(column)) return 'max-sm:col-span-full';
  const numeric = columns.filter(isNumeric);
  const index = numeric.indexOf(column);
  if (index % 2 === 1) return 'max-sm:col-start-2';
  return index === numeric.length - 1 ? 'max-sm:col-start-1 max-sm:col-span-2' : 'max-sm:col-start-1';
}
