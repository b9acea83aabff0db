/** A rule that could be offered: the payee, by its clean description, and the ledger. */
export type RuleOffered = { payee: string; ledgerId: string };

const most = 500;

/** What was kept of the offers that a person declined; nothing when it is no list of texts. */
export function readDeclined(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** With this offer, which is not made again; the oldest make room. */
export function withDeclined(declined: readonly string[], offer: RuleOffered): string[] {
  return [keyOf(offer), ...declined.filter((key) => key !== keyOf(offer))].slice(0, most);
}

export function isDeclined(declined: readonly string[], offer: RuleOffered): boolean {
  return declined.includes(keyOf(offer));
}

function keyOf({ payee, ledgerId }: RuleOffered): string {
  return `${ledgerId} ${payee.toLowerCase()}`;
}
