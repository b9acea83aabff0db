'use client';
import { clsx } from 'clsx';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { formatAmount } from '@/lib/format/amount';
import { typedAmountFault, unitsOfTyped, withoutCurrency } from '@/lib/format/typed-amount';
import { decimalsOf } from '@/lib/money/currency';
import { useLocale } from '../locale';
import { FieldLabel, FieldNotes, type FieldProps, fieldBox, fieldStack, fieldStates } from './field';

export type AmountFieldProps = FieldProps & {
  /** The text as typed; `unitsOfTyped` (lib/format) turns it into minor units. */
  value: string;
  onChange: (typed: string) => void;
  onBlur?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  currency: string;
  name?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Without its own box, for a cell of a table that draws one. */
  isBare?: boolean;
  placeholder?: string | undefined;
};

/**
 * An amount, typed in the locale's way or as a sum (`=12*3`). Leaving the field (or Enter) replaces a sum by its
 * result. The value stays the text that was typed, so nothing is lost by a float or by a failed submit.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, description, error, className, value, onChange, onBlur, onKeyDown } = props;
  const { currency, isRequired, isDisabled, inputRef, isBare, name } = props;
  const locale = useLocale();
  const bare = withoutCurrency(value, currency, locale);
  const read = bare.trim() === '' ? null : unitsOfTyped(bare, decimalsOf(currency), locale);
  const settle = () => {
    if (read?.ok) onChange(formatAmount(read.value, currency, locale));
  };
  const [hasFocus, setHasFocus] = useState(false);
  // A sum is wrong until it is written to its end.
  const isHalfSum = hasFocus && value.trim().startsWith('=');
  const fault =
    read && !read.ok && !isHalfSum ? typedAmountFault(read.problem, value, { currency, locale }) : undefined;
  const shownError = error || fault || error;
  return (
    <AriaTextField
      aria-label={props['aria-label']}
      value={value}
      onChange={onChange}
      name={name}
      isRequired={isRequired ?? false}
      isDisabled={isDisabled ?? false}
      isReadOnly={props.isReadOnly ?? false}
      isInvalid={Boolean(shownError)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => {
        setHasFocus(false);
        settle();
        onBlur?.();
      }}
      className={fieldStack(clsx(isBare && 'h-full', className))}
    >
      {label && <FieldLabel>{label}</FieldLabel>}
      <Input
        {...(inputRef ? { ref: inputRef } : {})}
        autoComplete="off"
        placeholder={props.placeholder}
        inputMode="text"
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          onKeyDown?.(event);
        }}
        className={clsx(
          isBare ? 'h-8 w-full bg-transparent px-2 focus:outline-none max-sm:h-11' : fieldBox,
          !isBare && fieldStates,
          'text-right tabular-nums read-only:text-soft',
          // A table's header names the column; where it is not shown, the field names itself.
          isBare && 'placeholder:text-transparent stacked:placeholder:text-faint',
        )}
      />
      {isBare ? (
        <div className="px-2 pb-1 empty:hidden">
          <FieldNotes description={description} error={shownError} />
        </div>
      ) : (
        <FieldNotes description={description} error={shownError} />
      )}
    </AriaTextField>
  );
}
