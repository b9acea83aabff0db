/**
 * Gives the fields of a page that is loaded again, or gone back to, the values that it was sent with. Firefox puts back what
 * stood in them before, by their place in the page: a value that somebody else has changed since would be shown as if it
 * held, and saved over theirs, and other rows would be selected than were. What was typed and not saved comes back as a
 * draft. Must come after all fields.
 */
export function RestoredFields({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script, whose text is our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

function forgetRestored(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!entry || entry.type === 'navigate') return;
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.value !== field.defaultValue) field.value = field.defaultValue;
    if ('checked' in field) field.checked = field.defaultChecked;
  }
  for (const { options } of document.querySelectorAll('select')) {
    for (const option of options) option.selected = option.defaultSelected;
  }
}

const script = `(${forgetRestored})()`;
