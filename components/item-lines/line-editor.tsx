'use client';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useLedgerChoices } from '@/components/journal-entries/use-ledger-choices';
import { useBusiness } from '@/components/shell/business-context';
import { IconButton } from '@/components/ui/button';
import { useComboBoxAhead } from '@/components/ui/choices/lazy-combo-box';
import type { Ledger } from '@/lib/contract/ledger';
import { LineCell } from './line-cell';
import { isNumeric, type LineColumn } from './line-column';
import { isBlank, type LineValues } from './line-values';
import { LinesFoot } from './lines-foot';
import { useLineKeys } from './use-line-keys';

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

/** Lines as in a spreadsheet. Stands in a FormProvider. */
export function LineEditor({ at, blank, columns, grid, ledgers, hint }: EditorProps) {
  const { currency } = useBusiness();
  const { control, getValues } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: at });
  useComboBoxAhead();
  const ledgersToChoose = useLedgerChoices(ledgers);
  const { root, onKeyDown, addLine, removeLine } = useLineKeys({
    count: fields.length,
    lastColumn: columns.filter((column) => column.kind !== 'result').length - 1,
    isBlank: (row) => isBlank(getValues(`${at}.${row}`), blank),
    append: () => append(blank, { shouldFocus: false }),
    remove,
  });
  const titleOf = (column: LineColumn) =>
    column.kind === 'amount' || column.kind === 'result' ? `${column.title}, ${currency}` : column.title;
  return (
    <div className={columns.length > 5 ? '[container:many-columns/inline-size]' : ''}>
      <fieldset aria-label="Lines" ref={root} onKeyDown={onKeyDown} className="border-t border-l border-line">
        <div
          aria-hidden
          className={clsx(
            'grid border-r border-b border-line text-xs font-medium text-faint stacked:hidden',
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
      <LinesFoot onAdd={() => addLine()} hint={hint} />
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
      className={clsx('grid border-r border-line stacked:grid-cols-[1fr_1fr_36px]', grid)}
    >
      {columns.map((column) => (
        <LineCell
          key={column.name}
          {...{ at, row, column, ledgersToChoose }}
          position={fields.findIndex((field) => field.name === column.name)}
          phonePlace={phonePlaceOf(column, columns)}
        />
      ))}
      <div className="flex items-start justify-center border-b border-line stacked:col-start-3">
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
  if (!isNumeric(column)) return 'stacked:col-span-full';
  const numeric = columns.filter(isNumeric);
  const index = numeric.indexOf(column);
  if (index % 2 === 1) return 'stacked:col-start-2';
  return index === numeric.length - 1 ? 'stacked:col-start-1 stacked:col-span-2' : 'stacked:col-start-1';
}
