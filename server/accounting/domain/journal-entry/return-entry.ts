import { conflict, type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import type { Chart } from '../chart-of-accounts/chart';
import { ledgerFaults } from './check-lines';
import type { Entry, Line } from './entry';
import { newLine, nextPosition } from './new-entry';
import { tagsSetSince } from './said-of-lines';

/** What an entry was at an earlier version, as far as it can return to it. */
export type EarlierEntry = Pick<Entry, 'lines' | 'categorizationMethod' | 'reviewStatus' | 'suggestion'>;

/** An entry's lines when it returns to an earlier version, and those that are taken out of force for it. */
export type ReturnedLines = { lines: Line[]; deleted: string[] };

/**
 * The lines of the entry as they were: those still in force stay, those that are gone come back as new lines. Lines that
 * pay a bill or invoice do not come back, because their payment was removed with them, nor do those on a ledger that is archived.
 * Tags that a person has set on all lines since stay: they are no part of what was posted.
 * @param ledgers at least those of the lines that are gone
 * @param earlier undefined where the entry has no such version
 * @param path JSON pointer of the version in the request
 */
export function returnLines(
  books: Pick<Books, 'newId'>,
  before: Entry,
  earlier: EarlierEntry | undefined,
  { ledgers }: Pick<Chart, 'ledgers'>,
  path: string,
): Result<ReturnedLines, Problem> {
  if (!earlier) return refuse(invalid([fault(path, 'not_found', 'is not an earlier version of the entry')]));
  const earlierIds = new Set(earlier.lines.map((line) => line.id));
  const presentIds = new Set(before.lines.map((line) => line.id));
  const missing = earlier.lines.filter((line) => !presentIds.has(line.id));
  const payments = missing.filter((line) => line.paymentId !== null);
  if (payments.length > 0) {
    const detail = `${payments.length} of the lines to return to were payments: make the payments again instead.`;
    return refuse(conflict(path, 'entry_with_payments', detail));
  }
  const onLedgers = new Set(missing.map(({ ledgerId }) => ledgerId));
  const faults = [...onLedgers].flatMap((ledgerId) => ledgerFaults(ledgerId, ledgers, path));
  if (faults.length > 0) return refuse(invalid(faults));
  const gone = before.lines.filter((line) => !earlierIds.has(line.id));
  if (missing.length + gone.length === 0) return accept({ lines: before.lines, deleted: [] });
  const first = nextPosition(before.lines);
  const tagIds = tagsSetSince(before.lines, missing);
  const lines = [
    ...before.lines.filter((line) => earlierIds.has(line.id)),
    ...missing.map((line, index) =>
      newLine(books, { ...line, ...(tagIds && { tagIds }), position: first + index }),
    ),
  ];
  return accept({ lines, deleted: gone.map((line) => line.id) });
}

function fault(path: string, code: string, message: string): Fault {
  return { path, code, message };
}
