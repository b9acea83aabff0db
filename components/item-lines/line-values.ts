/** A row of the editor, as typed: every member is text, so a failure loses nothing. */
export type LineValues = {
  /** The line of the row; null for a new one. */
  lineId: string | null;
  ledgerId: string | null;
  [column: string]: string | null;
};

/** Rows in which nothing was typed are not part of what is sent; `preset` is what a new row holds. */
export function isBlank(line: LineValues, preset: LineValues): boolean {
  return Object.entries(line).every(
    ([name, value]) => name === 'lineId' || (value ?? '').trim() === '' || value === preset[name],
  );
}
