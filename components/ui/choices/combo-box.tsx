'use client';
import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, use, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input, type InputProps } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { FieldLabel, FieldNotes, type FieldProps, fieldBox, fieldStack, fieldStates } from '../fields/field';
import { popupClass } from '../overlays/popup-class';
import { type Choice, groupChoices } from './choice';
import { findChoices } from './find-choices';
import { ChoiceSection, listBoxClass } from './list-box';
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
  /** What is not among the choices can be made: the last choice, named after what was typed (or after nothing). */
  newChoice?: NewChoice | undefined;
  autoFocus?: boolean;
  /**
   * The list is open as soon as the field has the focus. Otherwise a press, typing or an arrow opens it: one who goes
   * past it by Tab sees the rest of the form, which React Aria hides from screen readers while a list is open.
   */
  opensAtOnce?: boolean;
  /** Without its own box, for a cell of a table that draws one. */
  isBare?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

export type NewChoice = { nameOf: (typed: string) => string; onChoose: (typed: string) => void };

/** The key of the choice that makes a new one; no identifier looks like it. */
const newKey = 'new choice';

/** One of many choices, found by typing its code, the beginnings of its words or any part of the name; Enter takes it. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const { label, description, error, className, choices, value, onChange, isBare, newChoice } = props;
  const { shown, filter, setFilter } = useShownGroups(choices, newChoice);
  const chosenName = choices.find((choice) => choice.id === value)?.name ?? '';
  const match = useMatch(choices);
  /** A fast typist presses Enter before the list is filtered: what was typed counts, not what is drawn. */
  const takeTyped = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    // React Aria takes the marked choice by itself, but not by Ctrl+Enter.
    const marked = event.target.getAttribute('aria-activedescendant');
    if (marked !== null && !event.ctrlKey && !event.metaKey) return;
    const typed = event.target.value;
    const markedId = marked && document.getElementById(marked)?.getAttribute('data-key');
    const found = choices.find(({ id }) => id === markedId) ?? (typed === chosenName ? null : match(typed));
    const isNew = !found && newChoice && typed.trim() !== '' && typed !== chosenName;
    if (!found && !isNew) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
    }
    if (found) onChange(found.id);
    else newChoice?.onChoose(typed.trim());
  };
  return (
    <AriaComboBox
      aria-label={props['aria-label']}
      items={shown}
      onInputChange={(text) => setFilter(text === chosenName ? '' : text)}
      selectedKey={value}
      onSelectionChange={(key) => {
        if (key === newKey) newChoice?.onChoose(filter.trim());
        else onChange(choices.find((choice) => choice.id === key)?.id ?? null);
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) setFilter('');
        props.onOpenChange?.(isOpen);
      }}
      onBlur={() => props.onBlur?.()}
      menuTrigger={props.opensAtOnce ? 'focus' : 'input'}
      allowsEmptyCollection
      defaultInputValue={chosenName}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      isInvalid={Boolean(error) || undefined}
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
        className={clsx('relative flex items-center', isBare && 'h-8 max-sm:h-11')}
      >
        <OpeningInput
          {...(props.autoFocus ? { ref: focusAtOnce } : props.inputRef ? { ref: props.inputRef } : {})}
          placeholder={props.placeholder ?? 'Type to find'}
          onKeyDown={props.onKeyDown}
          className={clsx(
            isBare ? 'h-full w-full bg-transparent px-2 focus:outline-none' : fieldBox,
            !isBare && fieldStates,
            'truncate pr-7',
          )}
        />
        <Button className="absolute right-0.5 grid size-6 place-items-center rounded text-faint hover:bg-hover">
          <ChevronsUpDown aria-hidden className="size-3.5" />
        </Button>
      </div>
      <BestMatch match={match} hasNew={newChoice !== undefined} />
      <FieldNotes description={description} error={error} />
      <Popover offset={4} className={clsx(popupClass, 'w-(--trigger-width) min-w-64')}>
        <ListBox<(typeof shown)[number]>
          className={listBoxClass}
          renderEmptyState={() => <p className="px-2 py-1.5 text-soft">Nothing matches</p>}
        >
          {(group) => <ChoiceSection group={group} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/**
 * The field itself; a press opens the list and selects what was chosen, as Tab does, so that typing replaces it. A press within
 * what is being typed only moves the caret, and what was marked by the press stays marked.
 */
function OpeningInput(props: InputProps & { ref?: Ref<HTMLInputElement> }) {
  const state = use(ComboBoxStateContext);
  const wasElsewhere = useRef(false);
  return (
    <Input
      {...props}
      onMouseDown={({ currentTarget }) => {
        wasElsewhere.current = document.activeElement !== currentTarget;
      }}
      onClick={({ currentTarget }) => {
        const isClosed = state?.isOpen === false;
        const hasMarked = currentTarget.selectionStart !== currentTarget.selectionEnd;
        if ((isClosed || wasElsewhere.current) && !hasMarked) currentTarget.select();
        if (isClosed) state.open(null, 'manual');
      }}
    />
  );
}

/**
 * As soon as it is there: React Aria's own way may wait for a frame, and what is typed meanwhile goes astray. What was
 * chosen is selected, as Tab does, so that typing replaces it.
 */
function focusAtOnce(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** The groups that what is typed leaves; all of them when the list has just opened, whatever was chosen before. */
function useShownGroups(choices: readonly Choice[], newChoice: NewChoice | undefined) {
  const [filter, setFilter] = useState('');
  const shown = useMemo(() => {
    const text = filter.trim();
    const groups = groupChoices(findChoices(choices, text));
    if (!newChoice) return groups;
    const made = { id: newKey, name: newChoice.nameOf(text) };
    return [...groups, { id: 'group of the new one', name: '', choices: [made] }];
  }, [choices, filter, newChoice]);
  return { shown, filter, setFilter };
}

/** Marks the best match while typing, so Enter or Tab takes it without an arrow key. */
function BestMatch({ match, hasNew }: { match: (typed: string) => Choice | null; hasNew: boolean }) {
  const state = use(ComboBoxStateContext);
  useEffect(() => {
    if (!state?.isOpen || state.inputValue === state.selectedItem?.textValue) return;
    if (state.selectionManager.focusedKey !== null || state.inputValue.trim() === '') return;
    const best = match(state.inputValue)?.id ?? (hasNew ? newKey : null);
    if (best !== null && state.collection.getItem(best)) state.selectionManager.setFocusedKey(best);
  });
  return null;
}
