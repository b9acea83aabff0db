/** The identifier of the ledger and those of all below it, in any part of a report. */
export function withAllBelow(
  ledgers: readonly { id: string; parent_id: string | null }[],
  id: string,
): string[] {
  const found = new Set([id]);
  // A set gives what is added to it while one walks through it; each is added once, so a cycle ends.
  for (const above of found) {
    for (const ledger of ledgers) if (ledger.parent_id === above) found.add(ledger.id);
  }
  return [...found];
}
