'use client';
import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { Kbd } from '../commands/kbd';
import { fieldBox, fieldStates } from '../fields/field';

export type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  keyHint?: string;
  /**
   * Called with Enter, or Escape where nothing is left to clear. The search of a list, which has a key, gives up the focus first:
   * the list may be on its way, with nothing to take it. Where nothing is called, Escape gives it back to where it was.
   */
  onLeave?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Takes the focus when it appears, in a dialog that one opens to search. */
  autoFocus?: boolean;
  className?: string;
};

/** A search as you type; Escape clears it. */
export function SearchField({
  label,
  value,
  onChange,
  keyHint,
  onLeave,
  inputRef,
  autoFocus = false,
  className,
}: SearchFieldProps) {
  const cameFrom = useRef<HTMLElement>(null);
  const leave = () => {
    if (keyHint) giveUpFocus();
    onLeave?.();
  };
  return (
    <AriaSearchField
      aria-label={label}
      value={value}
      // What a list is searched for at most.
      maxLength={255}
      autoFocus={autoFocus}
      onChange={onChange}
      onSubmit={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value !== '') return;
        // React Aria keeps to the field what is not passed on: in a dialog, Escape then closes it.
        if (!keyHint) event.continuePropagation();
        leave();
        // Enter goes on to the list, whose keys a button with the focus would take.
        if (keyHint && !onLeave) cameFrom.current?.focus();
      }}
      className={clsx('group relative flex items-center', className)}
    >
      <Search aria-hidden className="pointer-events-none absolute left-2 size-3.5 text-faint" />
      <Input
        {...(inputRef ? { ref: inputRef } : {})}
        onFocus={({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
        }}
        placeholder={label}
        className={clsx(
          fieldBox,
          fieldStates,
          'h-[30px]! pr-8 pl-7 max-sm:h-11! [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      <Button
        aria-label="Clear search"
        className="absolute right-1 grid size-6 place-items-center rounded text-soft group-data-empty:hidden hover:bg-hover"
      >
        <X aria-hidden className="size-3.5" />
      </Button>
      {keyHint && value === '' && (
        <span className="pointer-events-none absolute right-2 leading-none">
          <Kbd>{keyHint}</Kbd>
        </span>
      )}
    </AriaSearchField>
  );
}

/** The keys of the list work again. */
function giveUpFocus(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
