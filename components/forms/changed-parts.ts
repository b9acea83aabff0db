/** What of something is told apart, and the members that say it. */
export type Parts<Item> = readonly (readonly [words: string, ...members: (keyof Item)[]])[];

/** What differs of something, in the order of its parts. */
export function changedParts<Item extends object>(before: Item, after: Item, parts: Parts<Item>): string[] {
  const text = (item: Item, name: keyof Item) => JSON.stringify(item[name]);
  return parts.flatMap(([words, ...members]) =>
    members.some((name) => text(before, name) !== text(after, name)) ? [words] : [],
  );
}

/** What somebody else changed, in words that follow who did it. */
export function changeWords(changed: readonly string[]): string {
  return changed.length === 0 ? 'saved it' : `changed ${changed.join(' and ')}`;
}
