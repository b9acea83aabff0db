import type { JournalEntryCreate } from '@/lib/contract/journal-entry';
import type { Fault } from '@/lib/contract/problem';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, type Result, refuse } from '@/lib/result';
import { checkLines } from '../../domain/journal-entry/check-lines';
import type { Line } from '../../domain/journal-entry/entry';
import type { StoredLedger } from '../../store/ledger-store';

type ProposedLines = JournalEntryCreate['lines'];

/** What there is for lines to name. */
export type KnownOfLines = {
  ledgers: ReadonlyMap<string, StoredLedger>;
  tags: ReadonlySet<string>;
};

/**
 * The lines to be added, with identifiers, or their faults. They are not marked as cash movements yet: that takes
 * the whole entry.
 * @param firstPosition the position of the first one in its entry
 */
export function proposeLines(
  lines: ProposedLines,
  known: KnownOfLines,
  currency: string,
  path: string,
  firstPosition: number,
): Result<Line[], Fault[]> {
  const amounts = checkLines(lines, known.ledgers, currency, path);
  const tagFaults = lines.flatMap((line, index) =>
    tagFaultsOf(line.tag_ids ?? [], known.tags, `${path}/${index}/tag_ids`),
  );
  if (!amounts.ok) return refuse([...amounts.problem, ...tagFaults]);
  if (tagFaults.length > 0) return refuse(tagFaults);
  return accept(
    lines.map((line, index) => ({
      id: newIdentifier('line_entry'),
      position: firstPosition + index,
      ledgerId: line.ledger_id,
      description: line.description ?? '',
      side: line.debit_credit,
      amount: amounts.value[index] ?? 0n,
      basis: line.basis ?? 'all',
      tagIds: [...new Set(line.tag_ids ?? [])],
      paymentId: null,
      movements: [],
    })),
  );
}

/** The faults of tags that the business does not have. */
export function tagFaultsOf(tagIds: readonly string[], known: ReadonlySet<string>, path: string): Fault[] {
  return tagIds.flatMap((id, index) =>
    known.has(id)
      ? []
      : [{ path: `${path}/${index}`, code: 'not_found', message: 'is not a tag of this business' }],
  );
}
