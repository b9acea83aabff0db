import { mostAlternatives } from '../categorize';
import { isCalledOtherwise, type Present } from './is-worth-saving';
import type { Judgement } from './judge';
import { type JudgedLine, saySame } from './judged-line';

/** What is said of the lines of an entry, whether or not they change. */
export type Said = Pick<Judgement, 'method' | 'suggestion' | 'lastSuggestion'>;

/**
 * What may still be said of lines that the service once judged and that stay as they are; null where that is what is said already.
 * It never says more of them than before: a person may have had a reason to leave them undecided.
 * @param judgement how the entry would be judged now
 * @param thresholds the confidences from which a suggestion is called otherwise
 */
export function whatIsStillSaid(
  present: Present,
  judgement: Judgement,
  thresholds: readonly number[],
): Said | null {
  if (!saySame(postedOf(present.lines), postedOf(judgement.lines))) return noLonger(present, judgement);
  const { suggestion } = judgement;
  const isRule = judgement.method === 'rule';
  if (present.method === 'rule')
    return isRule && present.suggestion?.reasons.join() === suggestion.reasons.join() ? null : judgement;
  return !isRule && isLess(present.suggestion?.confidence ?? null, suggestion.confidence, thresholds)
    ? judgement
    : null;
}

/** Without the tags, which a person may have set. */
function postedOf(lines: readonly JudgedLine[]): JudgedLine[] {
  return lines.map((line) => ({ ...line, tagIds: [] }));
}

function isLess(was: number | null, is: number | null, thresholds: readonly number[]): boolean {
  if (was === null || is === null) return is === null && was !== null;
  return is < was && isCalledOtherwise(was, is, thresholds);
}

/** Nothing but where the lines are from; what would be said now is the first alternative, where that is one ledger. */
function noLonger({ method, lines }: Present, { lines: judged, method: by, suggestion }: Judgement): Said {
  const ledgerIds = lines.map(({ ledgerId }) => ledgerId);
  const [whole, ...parts] = judged;
  const { confidence } = suggestion;
  const guesses =
    whole && parts.length === 0 && confidence !== null ? [{ ledgerId: whole.ledgerId, confidence }] : [];
  const reason =
    method === 'rule'
      ? 'The rule that gave it this ledger no longer does.'
      : by === 'rule'
        ? 'A rule gives it another ledger now.'
        : 'This ledger is no longer suggested.';
  return {
    method: 'similarity',
    suggestion: {
      confidence: null,
      reasons: [reason],
      alternatives: [...guesses, ...suggestion.alternatives]
        .filter(({ ledgerId }) => !ledgerIds.includes(ledgerId))
        .slice(0, mostAlternatives),
    },
    lastSuggestion: { ledgerIds, confidence: null, ruleId: null },
  };
}
