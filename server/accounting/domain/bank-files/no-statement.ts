const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Says that a file has nothing to import, and what it has instead, as far as that is known. */
export function noStatement(format: string, wanted: string, found: readonly string[]): string {
  const missing = `The ${format} file has no ${wanted}`;
  return found.length === 0 ? `${missing}.` : `${missing}, only ${list.format(found)}.`;
}
