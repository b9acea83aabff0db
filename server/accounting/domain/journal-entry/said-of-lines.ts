import type { Line } from './entry';

type Tagged = Pick<Line, 'tagIds'>;
type Said = Pick<Line, 'tagIds' | 'description'>;

/** The tags that each of the lines has; none of no lines. */
export function sharedTags([first, ...others]: readonly Tagged[]): readonly string[] {
  return (first?.tagIds ?? []).filter((tag) => others.every(({ tagIds }) => tagIds.includes(tag)));
}

/** What a person put on all of the lines, and so is said of the lines that take their place: their tags and their description. */
export function sharedWords(lines: readonly Said[]): Said {
  const [{ description } = { description: '' }, ...others] = lines;
  const isShared = others.every((line) => line.description === description);
  return { tagIds: sharedTags(lines), description: isShared ? description : '' };
}

/** The tags of the entry: those that all lines have alike, as when a person set them; null where they differ or have none. */
export function tagsOfEntry([first, ...others]: readonly Tagged[]): readonly string[] | null {
  if (!first || first.tagIds.length === 0) return null;
  return others.every((line) => isTaggedLike(line, first)) ? first.tagIds : null;
}

/** The tags that a person has set on the entry since other lines took the place of the former ones; null where nobody has. */
export function tagsSetSince(
  present: readonly Tagged[],
  former: readonly Tagged[],
): readonly string[] | null {
  const tagIds = tagsOfEntry(present);
  return tagIds && isTaggedLike({ tagIds }, { tagIds: sharedTags(former) }) ? null : tagIds;
}

function isTaggedLike(one: Tagged, other: Tagged): boolean {
  return one.tagIds.toSorted().join() === other.tagIds.toSorted().join();
}
