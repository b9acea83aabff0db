'use client';
import { clsx } from 'clsx';
import { Input } from 'react-aria-components/Input';
import { Controller, type ControllerRenderProps, useWatch } from 'react-hook-form';
import type { useLedgerChoices } from '@/components/journal-entries/use-ledger-choices';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { LazyComboBox } from '@/components/ui/choices/lazy-combo-box';
import { AmountField } from '@/components/ui/fields/amount-field';
import { useLocale } from '@/components/ui/locale';
import { CellBox } from './cell-box';
import type { LineColumn } from './line-column';
import { NumberCell } from './number-cell';
import { readNumberCell, readShareCell } from './read-number';

type LedgersToChoose = ReturnType<typeof useLedgerChoices>;

type CellProps = {
  /** The place of the line in the form's values, such as `lines.0`. */
  at: string;
  row: number;
  position: number;
  column: LineColumn;
  ledgersToChoose: LedgersToChoose;
  /** The class that places it in the narrow grid of a phone. */
  phonePlace: string;
};

/** One field of a line, in a cell that the keyboard knows by its row and position. */
export function LineCell({ at, row, position, column, ledgersToChoose, phonePlace }: CellProps) {
  if (column.kind === 'result')
    return <ResultCell at={at} unitsOf={column.unitsOf} title={column.title} place={phonePlace} />;
  const label = `${column.title}, line ${row + 1}`;
  return (
    <CellBox at={`${row}:${position}`} className={phonePlace}>
      <Controller
        name={`${at}.${column.name}`}
        render={({ field, fieldState }) =>
          drawField(column, { at, label, field, error: fieldState.error?.message, ledgersToChoose })
        }
      />
    </CellBox>
  );
}

type Drawn = {
  at: string;
  label: string;
  field: ControllerRenderProps;
  error: string | undefined;
  ledgersToChoose: LedgersToChoose;
};

function drawField(
  column: LineColumn,
  { at, label, field, error, ledgersToChoose }: Drawn,
): React.JSX.Element {
  const { value, onChange, onBlur } = field;
  const shared = { onChange, onBlur, error, placeholder: column.title };
  switch (column.kind) {
    case 'ledger':
      return (
        <LazyComboBox
          isBare
          aria-label={label}
          choices={ledgersToChoose.choices}
          value={value}
          {...shared}
          onChange={(ledgerId) => {
            onChange(ledgerId);
            ledgersToChoose.remember(ledgerId);
          }}
        />
      );
    case 'amount':
      return <AmountCell label={label} value={value} inputRef={field.ref} {...shared} />;
    case 'number':
    case 'share':
      return <TypedNumberCell at={at} label={label} value={value} column={column} {...shared} />;
    default:
      return <TextCell label={label} field={field} error={error} column={column} />;
  }
}

type TextCellProps = {
  label: string;
  field: ControllerRenderProps;
  error: string | undefined;
  column: LineColumn;
};

function TextCell({ label, field, error, column }: TextCellProps) {
  return (
    <>
      <Input
        {...field}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        placeholder={column.title}
        maxLength={column.kind === 'text' ? column.maxLength : undefined}
        className="h-8 w-full bg-transparent px-2 focus:outline-none stacked:h-11 stacked:text-base"
      />
      {error && <p className="px-2 pb-1 text-xs text-bad">{error}</p>}
    </>
  );
}

type AmountCellProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (typed: string) => void;
  onBlur: () => void;
  inputRef: ControllerRenderProps['ref'];
  error: string | undefined;
};

function AmountCell({ label, ...rest }: AmountCellProps) {
  const { currency } = useBusiness();
  return <AmountField isBare aria-label={label} currency={currency} {...rest} />;
}

type TypedNumberCellProps = Omit<AmountCellProps, 'inputRef'> & {
  at: string;
  column: Extract<LineColumn, { kind: 'number' | 'share' }>;
};

function TypedNumberCell({ at, column, ...rest }: TypedNumberCellProps) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const line = useWatch({ name: at });
  // A sum is wrong until it is written to its end.
  const fault = rest.value.trim().startsWith('=') ? undefined : column.faultOf?.(line);
  const read = (typed: string) =>
    column.kind === 'share'
      ? readShareCell(typed, currency, locale)
      : readNumberCell(typed, { ...column, locale });
  return <NumberCell read={read} {...rest} error={rest.error || fault} />;
}

type ResultCellProps = {
  at: string;
  title: string;
  place: string;
  unitsOf: Extract<LineColumn, { kind: 'result' }>['unitsOf'];
};

function ResultCell({ at, title, place, unitsOf }: ResultCellProps) {
  const { currency } = useBusiness();
  const units = unitsOf(useWatch({ name: at }));
  return (
    <output
      aria-label={title}
      className={clsx(
        'flex items-start justify-end border-r border-b border-line px-2 py-1.5 text-soft stacked:min-h-11 stacked:py-2.5',
        place,
      )}
    >
      {units === null ? '—' : <Amount units={units} currency={currency} />}
    </output>
  );
}
