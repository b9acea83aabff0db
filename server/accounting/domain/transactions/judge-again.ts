import type { Books } from '../books';
import type { Judgement } from '../categorization/judging/judge';
import type { Said } from '../categorization/judging/lost-grounds';
import type { Entry } from '../journal-entry/entry';
import { nextPosition } from '../journal-entry/new-entry';
import { keepSeenVersion } from '../journal-entry/seen-version';
import { type Change, changeAt } from '../postings/posting';
import { judgedLines } from './judged-lines';

/**
 * The pending entry of a bank transaction as it is judged now. Its lines on the bank's ledger stay; the others are
 * replaced where they differ.
 */
export function judgeAgain(
  books: Books,
  before: Entry,
  bankLedgerId: string,
  judgement: Judgement,
  isMoneyIn: boolean,
): Change {
  const bank = before.lines.filter(({ ledgerId }) => ledgerId === bankLedgerId);
  const others = before.lines.filter(({ ledgerId }) => ledgerId !== bankLedgerId);
  const judged = judgedLines(books, judgement, isMoneyIn, nextPosition(before.lines));
  const isOther = contentOf(others) !== contentOf(judged);
  const after: Entry = {
    ...before,
    cleanDescription: judgement.cleanDescription,
    categorizationMethod: judgement.method,
    suggestion: { ...judgement.suggestion, atVersion: before.version + 1 },
    lastSuggestion: judgement.lastSuggestion,
    judgedAt: books.now,
    judgedFrom: keepSeenVersion(before, isOther),
    lines: isOther ? [...bank, ...judged] : before.lines,
  };
  return changeAt('', before, after);
}

/** The pending entry whose lines stay, with what may still be said of them. It is open to judging afterwards where it was before. */
export function sayOtherwise(
  books: Books,
  before: Entry,
  { method, suggestion, lastSuggestion }: Said,
): Change {
  const atVersion = before.suggestion?.atVersion ?? 0;
  const isUntouched = atVersion === before.version;
  return changeAt('', before, {
    ...before,
    categorizationMethod: method,
    suggestion: { ...suggestion, atVersion: isUntouched ? before.version + 1 : atVersion },
    lastSuggestion,
    judgedAt: books.now,
    judgedFrom: keepSeenVersion(before, false),
  });
}

/** What lines say, without their identity and place. */
function contentOf(lines: Entry['lines']): string {
  return lines
    .map(({ ledgerId, side, amount, basis, tagIds, onAccount, description }) =>
      [
        ledgerId,
        side,
        amount,
        basis,
        description,
        onAccount?.vendorId,
        onAccount?.customerId,
        ...tagIds,
      ].join(' '),
    )
    .join('\n');
}
