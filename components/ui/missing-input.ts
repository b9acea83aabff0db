type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Lets every field that the browser finds wrong (empty but required, no email address) say so, and focuses the first.
 * Returns whether there was one. For forms with `noValidate`: there the browser itself would also hold back a form for
 * what the service refused last time, which only sending it again can clear.
 */
export function reportMissingInput(form: HTMLFormElement): boolean {
  const wrong = [...form.elements].filter(isControl).filter((control) => isWrongByItself(control.validity));
  for (const control of wrong) control.checkValidity();
  wrong[0]?.focus();
  return wrong.length > 0;
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isWrongByItself({
  valueMissing,
  typeMismatch,
  badInput,
  rangeOverflow,
  rangeUnderflow,
}: ValidityState) {
  return valueMissing || typeMismatch || badInput || rangeOverflow || rangeUnderflow;
}
