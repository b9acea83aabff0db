'use client';
import { Input } from 'react-aria-components/Input';

type NumberCellProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (typed: string) => void;
  onBlur: () => void;
  /** What of the typed text is wrong, and what a sum in it comes to. */
  read: (typed: string) => ReadNumber;
  error: string | undefined;
};

export type ReadNumber = { fault?: string | undefined; sum?: string | undefined };

/** A number that is no amount of money. Leaving the cell replaces a sum by its result; the value stays text. */
export function NumberCell({ label, placeholder, value, onChange, onBlur, read, error }: NumberCellProps) {
  const { fault, sum } = read(value);
  const settle = () => {
    if (sum !== undefined) onChange(sum);
  };
  const shown = error || fault;
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
        className="h-8 w-full bg-transparent px-2 text-right tabular-nums focus:outline-none stacked:h-11 stacked:text-base placeholder:text-transparent stacked:placeholder:text-faint"
      />
      {shown && <p className="px-2 pb-1 text-xs text-bad">{shown}</p>}
    </>
  );
}
