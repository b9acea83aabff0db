'use client';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useMemo } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { useComboBoxAhead } from '@/components/ui/lazy-combo-box';
import { cellOf, useCells } from '@/components/ui/use-cells';
import type { Ledger } from '@/lib/contract/ledger';
import { useLedgerChoices } from '../use-ledger-choices';
import type { LineParties } from './document-parties';
import { type AmountSide, EntryLineRow, lineColumns } from './entry-line-row';
import { blankLine, type EntryValues, isBlank, type LineValues } from './entry-values';
import { partyKindsOf } from './party-kinds-of';

type RowsProps = {
  ledgers: readonly Ledger[];
  /** The lines that cannot be changed or taken out, by their identifiers. */
  fixedLineIds?: ReadonlySet<string> | undefined;
  /** Whom documents name for lines that name none, by the lines' identifiers. */
  lineParties?: ReadonlyMap<string, LineParties> | undefined;
  side?: AmountSide;
  /** What a line that is added starts with. */
  newLine?: () => LineValues;
  /** Whether Tab past the last cell makes another line; without an answer it does. */
  wantsLine?: () => boolean;
};

/**
 * The lines as in a spreadsheet: Tab goes from cell to cell and past the last one makes another line, Enter goes
 * down, Ctrl+Delete takes the line out.
 */
export function EntryLineRows(props: RowsProps) {
  const {
    ledgers,
    fixedLineIds,
    lineParties,
    side = null,
    newLine = () => blankLine,
    wantsLine = () => true,
  } = props;
  const { currency } = useBusiness();
  const { control, getValues } = useFormContext<EntryValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  useComboBoxAhead();
  const { choices, remember } = useLedgerChoices(ledgers);
  const partyKinds = useMemo(() => partyKindsOf(ledgers), [ledgers]);
  const { root, focusCell } = useCells(fields.length);
  const lastColumn = side === null ? 3 : 2;

  const addLine = (column: number) => {
    append(newLine(), { shouldFocus: false });
    focusCell(fields.length, column);
  };
  const isFixed = (row: number) => fixedLineIds?.has(fields[row]?.lineId ?? '') ?? false;
  const removeLine = (row: number) => {
    if (fields.length === 1 || isFixed(row)) return;
    remove(row);
    focusCell(Math.min(row, fields.length - 2), 0);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const cell = cellOf(event.target);
    if (!cell || event.defaultPrevented) return;
    const isLastRow = cell.row === fields.length - 1;
    const mayAdd = isLastRow && !isBlank(getValues(`lines.${cell.row}`)) && wantsLine();
    if (event.key === 'Tab' && !event.shiftKey && cell.column === lastColumn && mayAdd) {
      event.preventDefault();
      // A dialog around the form would go on from the new line to the next field.
      event.stopPropagation();
      addLine(0);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (!isLastRow) focusCell(cell.row + 1, cell.column);
      else if (mayAdd) addLine(cell.column);
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
          className={`${lineColumns(side)} border-r border-b border-line text-xs font-medium text-faint max-sm:hidden`}
        >
          <span className="px-2 py-1">Ledger</span>
          <span className="px-2 py-1">Description</span>
          {(side === null ? ['Debit', 'Credit'] : ['Amount']).map((title) => (
            <span key={title} className="px-2 py-1 text-right">
              {title}, {currency}
            </span>
          ))}
          <span />
        </div>
        {fields.map((field, row) => (
          <EntryLineRow
            key={field.id}
            row={row}
            side={side}
            choices={choices}
            onChosen={remember}
            partyKinds={partyKinds}
            documentParties={lineParties?.get(field.lineId ?? '')}
            isFixed={isFixed(row)}
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
        </p>
      </div>
    </div>
  );
}
