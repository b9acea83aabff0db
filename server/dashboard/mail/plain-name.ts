const longest = 80;

/**
 * A name as a message may say it: on one line, not longer than names are, and without what makes a link. Names are chosen by whoever
 * invites, and a message of ours must not say in their place what its reader would take for words of Daybook.
 */
export function plainName(name: string): string {
  const line = name.replace(/:\/\/|[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
  return Array.from(line).slice(0, longest).join('');
}
