'use client';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fieldBox, fieldStates } from '../fields/field';
import { useAhead } from '../loading/use-ahead';
import type { ComboBox as ComboBoxOf, ComboBoxProps } from './combo-box';
import { useMatch } from './use-match';

/** The code of ComboBox, once it came. A list of fields shares it, and the screen shows without it. */
let code: typeof ComboBoxOf | null = null;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  code = (await import('./combo-box')).ComboBox;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches the code at the first key press or pointer movement, so the field works at once when it is wanted. */
export function useComboBoxAhead(): void {
  useAhead(load);
}

/**
 * A ComboBox that is a plain field until it has the focus: of a hundred fields in a form, one is alive.
 * It takes no visible label. With `autoFocus` it has the focus from the start and opens with the first key. In a cell of
 * lines (`isBare`) the list opens with the focus, elsewhere not for one who passes by Tab.
 */
export function LazyComboBox<Id extends string>(
  props: ComboBoxProps<Id> & { 'aria-label': string; isReadOnly?: boolean },
) {
  const [hasFocus, setHasFocus] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  /** Has had the focus since it came, and nobody has touched it yet. */
  const [isWaiting, setIsWaiting] = useState(props.autoFocus ?? false);
  const plain = useRef<HTMLInputElement>(null);
  const takesFocus = useRef(isWaiting);
  const [opensAtOnce, setOpensAtOnce] = useState(false);
  useEffect(() => {
    if (takesFocus.current) plain.current?.focus();
    takesFocus.current = false;
  }, []);
  /** Not before a press is over: one that began on the plain field would leave the focus behind the living one. */
  const wake = () => {
    setIsWaiting(false);
    setOpensAtOnce(true);
    setHasFocus(true);
  };
  const match = useMatch(props.choices);
  const ComboBox = useSyncExternalStore(
    subscribe,
    () => code,
    () => null,
  );
  // Once something was typed, the plain field stays, which handles Enter and Tab too.
  if (hasFocus && ComboBox && typed === null && !props.isReadOnly) {
    return (
      <ComboBox
        {...props}
        autoFocus
        opensAtOnce={opensAtOnce || props.isBare === true}
        onBlur={() => {
          setHasFocus(false);
          setOpensAtOnce(false);
          props.onBlur?.();
        }}
      />
    );
  }
  const chosen = props.choices.find((choice) => choice.id === props.value);
  return (
    <div className={clsx('flex min-w-0 flex-col', props.isBare && 'h-full', props.className)}>
      <input
        ref={plain}
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        aria-label={props['aria-label']}
        aria-invalid={props.error ? true : undefined}
        autoComplete="off"
        placeholder={props.placeholder ?? 'Type to find'}
        disabled={props.isDisabled}
        readOnly={props.isReadOnly}
        value={typed ?? chosen?.name ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onPointerDown={() => setOpensAtOnce(true)}
        onClick={({ currentTarget }) => {
          // What is typed before the living field is there replaces what was chosen, too.
          if (typed === null) currentTarget.select();
          wake();
        }}
        onBlur={() => {
          setIsWaiting(false);
          // With nothing typed, this field may just be losing the focus to the living one that takes its place.
          if (code && typed === null) return;
          setHasFocus(false);
          setOpensAtOnce(false);
          setTyped(null);
        }}
        onKeyDown={(event) => {
          // The living field takes the focus at once, and with it what this key types.
          if (isWaiting && opensWith(event)) return wake();
          if (event.key !== 'Enter' && event.key !== 'Tab') return;
          const found = match(typed ?? '');
          const isNew = !found && props.newChoice && (typed ?? '').trim() !== '';
          if (!found && !isNew) return;
          if (event.key === 'Enter') event.preventDefault();
          if (found) props.onChange(found.id);
          else props.newChoice?.onChoose((typed ?? '').trim());
          setTyped(null);
          setHasFocus(false);
        }}
        onFocus={() => {
          if (!isWaiting) setHasFocus(true);
          void load();
        }}
        className={clsx(
          props.isBare ? 'h-8 w-full bg-transparent px-2 focus:outline-none max-sm:h-11' : fieldBox,
          !props.isBare && fieldStates,
          'truncate pr-7 read-only:text-soft',
        )}
      />
      {props.error && <p className="px-2 pb-1 text-xs text-bad">{props.error}</p>}
    </div>
  );
}

/** Whether the key types something or asks for the list. */
function opensWith({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === 'ArrowDown' || (key.length === 1 && !ctrlKey && !metaKey && !altKey);
}
