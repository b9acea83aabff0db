'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { typedAmountMessages, unitsOfTyped } from '@/lib/format/typed-amount';
import { decimalText } from '@/lib/money/decimal';

type NumberCellProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (typed: string) => void;
  onBlur: () => void;
  decimals: number;
  error: string | undefined;
};

/** A number that is no amount of money. Leaving the cell replaces a sum by its result; the value stays text. */
export function NumberCell({
  label,
  placeholder,
  value,
  onChange,
  onBlur,
  decimals,
  error,
}: NumberCellProps) {
  const { locale } = useLocale();
  const read = value.trim() === '' ? null : unitsOfTyped(value, decimals, locale);
  const fault =
    read && !read.ok && !value.trim().startsWith('=') ? faultMessage(read.problem, decimals) : undefined;
  const settle = () => {
    if (read?.ok && value.trim().startsWith('=')) onChange(shortNumber(read.value, decimals, locale));
  };
  const shown = error ?? fault;
  return (
    <>
      <Input
        aria-label={label}
        aria-invalid={shown ? true : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          settle();
          onBlur();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
        className="h-full min-h-8 w-full bg-transparent px-2 text-right tabular-nums focus:outline-none max-sm:text-base sm:placeholder:text-transparent"
      />
      {shown && <p className="px-2 pb-1 text-xs text-bad">{shown}</p>}
    </>
  );
}

function faultMessage(fault: keyof typeof typedAmountMessages, decimals: number): string {
  if (fault === 'amount_precision') return `At most ${decimals} decimals`;
  if (fault === 'not_a_number') return 'Type a number, or a sum such as =12*3';
  return typedAmountMessages[fault];
}

/** Without the zeros that say nothing: `1.5` of 1500000 millionths. */
function shortNumber(units: bigint, decimals: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals, useGrouping: false });
  return format.format(decimalText(units, decimals) as `${number}`);
}
