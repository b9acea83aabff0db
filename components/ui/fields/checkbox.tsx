'use client';
import { clsx } from 'clsx';
import { type ReactNode, useCallback } from 'react';

export type CheckboxProps = {
  isSelected: boolean;
  /** `isWithShift`: the box was pressed with shift held, which in lists means a range. */
  onChange: (isSelected: boolean, isWithShift: boolean) => void;
  /** Some but not all. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  name?: string;
  className?: string;
} & ({ children: ReactNode; 'aria-label'?: never } | { children?: never; 'aria-label': string });

/** A box to tick: the browser's own, so thousands of rows stay light. Without text the target is still 24 px. */
export function Checkbox(props: CheckboxProps) {
  const { isSelected, onChange, isIndeterminate = false, isDisabled, name, children, className } = props;
  const markIndeterminate = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = isIndeterminate;
    },
    [isIndeterminate],
  );
  return (
    <label
      className={clsx(
        'inline-flex items-center gap-2',
        children === undefined && 'size-6 justify-center',
        className,
      )}
    >
      <input
        ref={markIndeterminate}
        type="checkbox"
        name={name}
        aria-label={props['aria-label']}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) =>
          onChange(
            event.target.checked,
            'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true,
          )
        }
        className={clsx(
          'peer relative size-[15px] shrink-0 appearance-none rounded-[4px] border border-field bg-panel',
          // Where the system sets the colors, they would take the ground that the marks are drawn by.
          'forced-colors:appearance-auto forced-colors:before:hidden!',
          'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:opacity-50',
          'before:absolute before:hidden checked:before:block indeterminate:before:block',
          'checked:before:top-px checked:before:left-[4px] checked:before:h-[9px] checked:before:w-[5px] checked:before:rotate-45 checked:before:border-r-2 checked:before:border-b-2 checked:before:border-accent-ink!',
          'indeterminate:before:top-[5.5px] indeterminate:before:left-[3px] indeterminate:before:h-[2px] indeterminate:before:w-[7px] indeterminate:before:bg-accent-ink',
        )}
      />
      {children}
    </label>
  );
}
