/** An optional text after a PATCH: an absent or null one leaves what was known, an empty one takes it away. */
export function updatedText(given: string | null | undefined, before: string | null): string | null {
  if (given === null || given === undefined) return before;
  return given === '' ? null : given;
}
