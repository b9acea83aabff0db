/** What is read of a keyboard event. */
export type PressedKey = Pick<
  KeyboardEvent,
  | 'key'
  | 'shiftKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'defaultPrevented'
  | 'isComposing'
  | 'preventDefault'
> & { target: EventTarget | null };

/** Where letters are text and arrows move within: shortcuts are ignored there. */
const typingPlaces =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=listbox], [role=menu], [role=dialog]:not([data-screen-keys])';

/** With Ctrl or ⌘ a field does these with its text: selects all of it, copies, cuts, pastes, undoes and redoes. */
const editingKeys: ReadonlySet<string> = new Set(['a', 'c', 'x', 'v', 'z', 'y']);

/** Where what is typed becomes text. */
const textFields =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';

/** Where Enter and Space press. */
const pressable = 'a, button, summary, [role=button], input[type=checkbox]';

/** The row of a list whose item is open: to press it does nothing more, so Enter is the screen's. */
const openRow = '[data-row-button][aria-current]';

/**
 * The name of the pressed key as commands name it, or null when it is meant for what has the focus. A letter with
 * shift is `shift+x`; other signs are named as they come out (`?`, `/`), whatever the keyboard needs to write them.
 */
export function keyOf(event: PressedKey): string | null {
  if (event.defaultPrevented || event.isComposing || event.altKey) return null;
  const isLetter = /^\p{L}$/u.test(event.key);
  const name = isLetter ? event.key.toLowerCase() : event.key;
  const target = event.target;
  if (event.ctrlKey || event.metaKey) {
    return editingKeys.has(name) && isWithin(target, typingPlaces) ? null : `mod+${name}`;
  }
  if (isWithin(target, typingPlaces)) return null;
  const presses = name === ' ' || (name === 'Enter' && !isWithin(target, openRow));
  if (presses && isWithin(target, pressable)) return null;
  return isLetter && event.shiftKey ? `shift+${name}` : name;
}

/** Whether it is a field that takes text. */
export function isTextField(target: EventTarget | null): boolean {
  return isWithin(target, textFields);
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target !== null && 'closest' in target && (target as Element).closest(selector) !== null;
}

const signs: Record<string, string> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Enter: '↵',
  Escape: 'Esc',
};

/** The key as it is printed on a cap. */
export function keyCap(key: string, isMac: boolean): string {
  return key
    .split('+')
    .map((part) => {
      if (part === 'mod') return isMac ? '⌘' : 'Ctrl';
      if (part === 'shift') return '⇧';
      return signs[part] ?? (key.includes('mod+') ? part.toUpperCase() : part);
    })
    .join(isMac ? '' : ' ');
}
