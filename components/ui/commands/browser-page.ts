import type { BufferedPage, HeldKey } from './key-buffer';
import { isTextField } from './pressed-key';

/** The document, for the buffer of keys. */
export const browserPage: BufferedPage = {
  isTyping: () => isTextField(document.activeElement),
  type: typeInto,
  run: (key) => void pressOn(document.activeElement ?? document.body, key),
  // React has drawn what an event led to when the next task begins.
  settled: () => new Promise((resolve) => setTimeout(resolve, 0)),
};

/**
 * A sign is inserted where the cursor is; any other key is pressed on the field, which knows what it means, and Tab on the dialog around
 * it, which moves the focus itself.
 */
function typeInto(key: HeldKey): void {
  const field = document.activeElement;
  if (!field) return;
  const isSign = [...key.key].length === 1;
  const goesOn = pressOn(field, key);
  if (!goesOn || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart: start, selectionEnd: end } = field;
  if (isSign) field.setRangeText(key.key, start ?? field.value.length, end ?? field.value.length, 'end');
  else if (key.key === 'Backspace' && start !== null && end !== null) {
    field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
  } else return;
  const inputType = isSign ? 'insertText' : 'deleteContentBackward';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: isSign ? key.key : null }));
}

/** False where something has answered the key. */
function pressOn(target: Element, { key, shiftKey, altKey, ctrlKey, metaKey }: HeldKey): boolean {
  const init = { key, shiftKey, altKey, ctrlKey, metaKey, bubbles: true, cancelable: true };
  const goesOn = target.dispatchEvent(new KeyboardEvent('keydown', init));
  target.dispatchEvent(new KeyboardEvent('keyup', init));
  return goesOn;
}
