import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, or ⌘ on a Mac: does what the main button would. */
export function isMainKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.repeat;
}

/** Presses the button that sends the form of a field, which does nothing while it is disabled. */
export function sendByMainKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isMainKey(event) || event.isDefaultPrevented()) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
}
