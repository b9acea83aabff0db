'use client';
import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, use, useEffect, useMemo } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { FieldLabel, FieldNotes, type FieldProps, fieldBox, fieldStack, fieldStates } from './field';
import { type Choice, ChoiceSection, groupChoices, listBoxClass } from './list-box';
import { popoverClass } from './popover';
import { useMatch } from './use-match';

export type ComboBoxProps<Id extends string> = FieldProps & {
  choices: readonly Choice<Id>[];
  value: Id | null;
  onChange: (id: Id | null) => void;
  onBlur?: (() => void) | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  /** Escape leaves the field as a whole, not only its list. */
  onEscape?: (() => void) | undefined;
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** What was typed before the field was alive. */
  defaultInputValue?: string | undefined;
  /** Takes the focus and opens at once. */
  autoFocus?: boolean;
  /** Without its own box, for a cell of a table that draws one. */
  isBare?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** One of many choices, found by typing any part of the name; Enter takes it. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const { label, description, error, className, choices, value, onChange, isBare } = props;
  const groups = useMemo(() => groupChoices(choices), [choices]);
  const match = useMatch(choices);
  /** Whoever types fast presses Enter before the list has followed: what was typed counts, not what is drawn. */
  const takeTyped = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.hasAttribute('aria-activedescendant'))
      return;
    const typed = event.target.value;
    const found = typed === choices.find((choice) => choice.id === value)?.name ? null : match(typed);
    if (!found) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
    }
    onChange(found.id);
  };
  return (
    <AriaComboBox
      aria-label={props['aria-label']}
      defaultItems={groups}
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = choices.find((choice) => choice.id === key);
        onChange(chosen?.id ?? null);
      }}
      onOpenChange={(isOpen) => props.onOpenChange?.(isOpen)}
      onBlur={() => props.onBlur?.()}
      menuTrigger="focus"
      allowsEmptyCollection
      defaultInputValue={props.defaultInputValue ?? choices.find((choice) => choice.id === value)?.name ?? ''}
      autoFocus={props.autoFocus ?? false}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      isInvalid={error !== undefined || undefined}
      className={fieldStack(clsx(isBare && 'h-full', className))}
    >
      {label && <FieldLabel>{label}</FieldLabel>}
      <div
        role="presentation"
        onKeyDownCapture={(event) => {
          if (event.key === 'Escape' && props.onEscape) {
            event.stopPropagation();
            props.onEscape();
          } else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) takeTyped(event);
        }}
        className={clsx('relative flex items-center', isBare && 'h-full')}
      >
        <Input
          {...(props.inputRef ? { ref: props.inputRef } : {})}
          placeholder={props.placeholder ?? 'Type to find'}
          onKeyDown={props.onKeyDown}
          className={clsx(
            isBare ? 'h-full w-full bg-transparent px-2 focus:outline-none max-sm:text-base' : fieldBox,
            !isBare && fieldStates,
            'truncate pr-7',
          )}
        />
        <Button className="absolute right-0.5 grid size-6 place-items-center rounded text-faint hover:bg-hover">
          <ChevronsUpDown aria-hidden className="size-3.5" />
        </Button>
      </div>
      <FirstMatch />
      <FieldNotes description={description} error={error} />
      <Popover offset={4} className={clsx(popoverClass, 'w-(--trigger-width) min-w-64')}>
        <ListBox<(typeof groups)[number]>
          className={listBoxClass}
          renderEmptyState={() => <p className="px-2 py-1.5 text-soft">Nothing is called so</p>}
        >
          {(group) => <ChoiceSection group={group} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** Marks the first match while one types, so Enter or Tab takes it without a press of an arrow key. */
function FirstMatch() {
  const state = use(ComboBoxStateContext);
  const { contains } = useFilter({ sensitivity: 'base' });
  useEffect(() => {
    if (!state?.isOpen || state.inputValue.trim() === '') return;
    if (state.inputValue === state.selectedItem?.textValue || state.selectionManager.focusedKey !== null)
      return;
    const first = [...state.collection.getKeys()].find((key) => {
      const item = state.collection.getItem(key);
      return item?.type === 'item' && contains(item.textValue, state.inputValue.trim());
    });
    if (first !== undefined) state.selectionManager.setFocusedKey(first);
  });
  return null;
}
