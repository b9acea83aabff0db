'use client';
import { useEffect } from 'react';
import { pageIsReady } from './page-is-ready';

/**
 * Reports what was typed or chosen before the page was ready, and that it is. React takes over the fields of the server's page with the
 * text in them, but tells no form of it: the form would send the values of before, and show them again at its next
 * change. Must come after everything whose fields it reports.
 */
export function EarlyInput(): null {
  useEffect(() => {
    reportEarlyInput(document);
    dispatchEvent(new Event(pageIsReady));
  }, []);
  return null;
}

/** The same for a form whose code comes after the page's: what was reported before it had nobody to take it. */
export function reportEarlyInput(within: ParentNode | null): void {
  for (const field of within?.querySelectorAll<Field>('input, select, textarea') ?? []) reportField(field);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function reportField(field: Field): void {
  if (field instanceof HTMLSelectElement) reportChoice(field);
  else if (field.type === 'checkbox' || field.type === 'radio') reportCheck(field as HTMLInputElement);
  else if (field.type === 'file') reportFiles(field as HTMLInputElement);
  else reportText(field);
}

function reportText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  // React ignores an event whose value it knows. It notices what is set on the field itself, not by its prototype.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function reportChoice(field: HTMLSelectElement): void {
  const given = [...field.options].find((option) => option.defaultSelected);
  if (given && !given.selected) field.dispatchEvent(new Event('change', { bubbles: true }));
}

function reportFiles(field: HTMLInputElement): void {
  if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
}

function reportCheck(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  field.checked = field.defaultChecked;
  field.click();
}
