import { bulkLimit } from '@/lib/contract/bulk-limit';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { Fault } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { unknownLineFaults } from './item-line-faults';

type LineChanges<Proposed> =
  | { create_lines?: Proposed[] | null | undefined; delete_lines?: string[] | null | undefined }
  | null
  | undefined;

/**
 * The lines after the change, new ones last, or every fault of it.
 * @param check makes the new lines, the first at the position
 */
export function editLines<Proposed, Line extends { id: string; position: number }>(
  item: { kind: ItemKind; lines: readonly Line[] },
  changes: LineChanges<Proposed>,
  check: (created: readonly Proposed[], path: string, position: number) => Result<Line[], Fault[]>,
): Result<readonly Line[], Fault[]> {
  const created = changes?.create_lines ?? [];
  const deleted = changes?.delete_lines ?? [];
  if (created.length + deleted.length === 0) return accept(item.lines);
  const unknown = unknownLineFaults(item.lines, deleted, item.kind, '/line_changes/delete_lines');
  const position = Math.max(...item.lines.map((line) => line.position)) + 1;
  const added = check(created, '/line_changes/create_lines', position);
  if (!added.ok) return refuse([...unknown, ...added.problem]);
  if (unknown.length > 0) return refuse(unknown);
  const gone = new Set(deleted);
  const lines = [...item.lines.filter((line) => !gone.has(line.id)), ...added.value];
  if (lines.length > Math.max(bulkLimit, item.lines.length)) {
    const message = `would make ${lines.length} lines; the maximum is ${bulkLimit}`;
    return refuse([{ path: '/line_changes/create_lines', code: 'out_of_range', message }]);
  }
  if (lines.length > 0) return accept(lines);
  const message = `would leave none of the ${item.lines.length} lines; void the ${item.kind} instead`;
  return refuse([{ path: '/line_changes', code: 'out_of_range', message }]);
}
