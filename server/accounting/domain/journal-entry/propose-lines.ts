import type { LineEntryCreate } from '@/lib/contract/journal-entry';
import type { Fault } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import type { Chart } from '../chart-of-accounts/chart';
import { checkLines } from './check-lines';
import type { Line } from './entry';
import { newLine } from './new-entry';
import { onAccountFaults, onAccountOf } from './on-account';

/** What there is for entries to name. */
export type KnownRecords = {
  /** At least the ledgers of all lines, present and to come, and of what payments among them pay. */
  chart: Chart;
  tags: ReadonlySet<string>;
  /** Identifiers of vendors and customers. */
  parties: ReadonlySet<string>;
};

/**
 * The lines to be added, with identifiers, or every fault of theirs.
 * @param path JSON pointer of the array of lines
 * @param firstPosition the position of the first one in its entry
 */
export function proposeLines(
  books: Books,
  lines: readonly LineEntryCreate[],
  { chart, tags, parties }: KnownRecords,
  path: string,
  firstPosition: number,
): Result<Line[], Fault[]> {
  const amounts = checkLines(lines, chart.ledgers, books.currency, path);
  const unknownTags = lines.flatMap((line, index) =>
    tagFaults(line.tag_ids ?? [], tags, `${path}/${index}/tag_ids`),
  );
  const unnamed = lines.flatMap((line, index) => onAccountFaults(line, chart, parties, `${path}/${index}`));
  const faults = [...(amounts.ok ? [] : amounts.problem), ...unknownTags, ...unnamed];
  if (!amounts.ok || faults.length > 0) return refuse(faults);
  return accept(
    lines.map((line, index) =>
      newLine(books, {
        position: firstPosition + index,
        ledgerId: line.ledger_id,
        description: line.description ?? '',
        side: line.debit_credit,
        amount: amounts.value[index] ?? 0n,
        basis: line.basis ?? 'all',
        tagIds: [...new Set(line.tag_ids ?? [])],
        onAccount: onAccountOf(line, chart),
      }),
    ),
  );
}

/** The faults of tags that the business does not have. */
export function tagFaults(tagIds: readonly string[], known: ReadonlySet<string>, path: string): Fault[] {
  return tagIds.flatMap((id, index) =>
    known.has(id)
      ? []
      : [{ path: `${path}/${index}`, code: 'not_found', message: 'is not a tag of this business' }],
  );
}
