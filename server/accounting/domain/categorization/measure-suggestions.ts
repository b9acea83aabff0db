import type { CategorizationMethod } from '@/lib/contract/journal-entry';
import type { SuggestionQuality } from '@/lib/contract/suggestion';
import type { LastSuggestion } from '../journal-entry/entry';
import type { Part } from './movement';
import { isSameSplit, partsInOne } from './splits/split-pattern';

/** What was suggested for a confirmed entry, and the ledgers that it was confirmed with beside the bank's. */
export type Measured = {
  lastSuggestion: LastSuggestion;
  cleanDescription: string;
  ledgerIds: readonly string[];
  /** What stands on each of them, in minor units, less than 0 on the bank's side. */
  amounts?: readonly bigint[];
  method: CategorizationMethod;
  /** Whether an active rule decides on such an entry now. */
  hasRule?: boolean;
};

/** Finer towards certainty, where it matters most. */
const bounds = [0, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95, 0.98, 1];
const mostPayees = 20;
/** What a link posted was not chosen in place of a suggested ledger: it says nothing about suggestions. */
const OF_LINKS: ReadonlySet<CategorizationMethod> = new Set(['transfer', 'refund', 'ap', 'ar']);

/**
 * How often suggestions were right: by confidence, by rule, and the payees that were corrected most.
 * @param latest the confirmed entries, latest first; entries of before there were suggestions have none
 * @param most measures no more than so many of them
 */
export function measureSuggestions(
  latest: readonly (Omit<Measured, 'lastSuggestion'> & { lastSuggestion: LastSuggestion | null })[],
  most: number,
): SuggestionQuality {
  const suggested = latest
    .slice(0, most)
    .filter((entry): entry is Measured => entry.lastSuggestion !== null)
    .filter(({ method }) => !OF_LINKS.has(method))
    .filter(({ lastSuggestion: { confidence, ruleId } }) => confidence !== null || ruleId !== null);
  return {
    measured_latest: latest.length > most ? most : null,
    entries: suggested.length,
    right: suggested.filter(isRight).length,
    reliability: reliabilityOf(suggested),
    rules: tally(suggested, ({ lastSuggestion }) => lastSuggestion.ruleId).map(([rule_id, counts]) => ({
      rule_id,
      ...counts,
    })),
    corrected_payees: tally(suggested, ({ cleanDescription }) => cleanDescription)
      .filter(([, { corrected }]) => corrected > 0)
      .slice(0, mostPayees)
      .map(([clean_description, counts]) => ({
        clean_description,
        ...counts,
        has_rule: suggested.some((each) => each.hasRule && each.cleanDescription === clean_description),
      })),
  };
}

/** Whether the entry was confirmed on the ledgers that were suggested; where amounts were too, with these to the cent. */
export function isRight({
  lastSuggestion: { ledgerIds: suggested, amounts: suggestedAmounts },
  ledgerIds,
  amounts = [],
}: Pick<Measured, 'lastSuggestion' | 'ledgerIds' | 'amounts'>): boolean {
  if (!suggestedAmounts) return sameLedgers(suggested, ledgerIds);
  return isSameSplit(partsOf(suggested, suggestedAmounts.map(BigInt)), partsOf(ledgerIds, amounts));
}

function partsOf(ledgerIds: readonly string[], amounts: readonly bigint[]): Part[] {
  return partsInOne(ledgerIds.map((ledgerId, at) => ({ ledgerId, units: amounts[at] ?? 0n })));
}

/** Whether both name the same ledgers, whatever their order and number of lines. */
export function sameLedgers(some: readonly string[], others: readonly string[]): boolean {
  const [left, right] = [new Set(some), new Set(others)];
  return left.size === right.size && [...left].every((id) => right.has(id));
}

function reliabilityOf(entries: readonly Measured[]): SuggestionQuality['reliability'] {
  return bounds.slice(1).flatMap((through, at) => {
    const from = bounds[at] ?? 0;
    const within = entries.filter(({ lastSuggestion: { confidence } }) => {
      if (confidence === null) return false;
      return confidence >= from && (confidence < through || through === 1);
    });
    if (within.length === 0) return [];
    const said = within.reduce((sum, each) => sum + (each.lastSuggestion.confidence ?? 0), 0) / within.length;
    return [{ from, through, entries: within.length, right: within.filter(isRight).length, said }];
  });
}

type Counts = { entries: number; corrected: number };

/** The entries of each key and those of them that were corrected, the most corrected first. */
function tally(
  entries: readonly Measured[],
  keyOf: (entry: Measured) => string | null,
): [key: string, counts: Counts][] {
  const counts = new Map<string, Counts>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === null) continue;
    const known = counts.get(key) ?? { entries: 0, corrected: 0 };
    counts.set(key, known);
    known.entries += 1;
    if (!isRight(entry)) known.corrected += 1;
  }
  return [...counts].sort(([, a], [, b]) => b.corrected - a.corrected || b.entries - a.entries);
}
