'use client';
import { useMemo } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { LinesFoot } from '@/components/item-lines/lines-foot';
import { useLineKeys } from '@/components/item-lines/use-line-keys';
import { useBusiness } from '@/components/shell/business-context';
import { useComboBoxAhead } from '@/components/ui/choices/lazy-combo-box';
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

/** The lines as in a spreadsheet. */
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
  const isFixed = (row: number) => fixedLineIds?.has(fields[row]?.lineId ?? '') ?? false;
  const { root, onKeyDown, addLine, removeLine } = useLineKeys({
    count: fields.length,
    lastColumn: side === null ? 3 : 2,
    isBlank: (row) => isBlank(getValues(`lines.${row}`)),
    append: () => append(newLine(), { shouldFocus: false }),
    wantsLine,
    isFixed,
    remove,
  });
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
      <LinesFoot onAdd={() => addLine()} />
    </div>
  );
}
