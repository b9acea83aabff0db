/** How many recently chosen ledgers come first among the choices. */
const most = 5;

/** The identifiers with this one first, each once. */
export function withRecent(recent: readonly string[], ledgerId: string): string[] {
  return [ledgerId, ...recent.filter((id) => id !== ledgerId)].slice(0, most);
}
