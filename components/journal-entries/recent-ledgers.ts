/** How many recently chosen ledgers come first among the choices. */
const most = 5;

/** The identifiers with this one first, each once. */
export function withRecent(recent: readonly string[], ledgerId: string): string[] {
  return [ledgerId, ...recent.filter((id) => id !== ledgerId)].slice(0, most);
}

/** What was kept; nothing when it is no list of identifiers. */
export function readRecent(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}
