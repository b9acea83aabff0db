import type { Instant } from '@/lib/dates/instant';
import type { Books } from '../books';
import { type OpenItem, statusAfter, totalSettled } from './open-item';

type Input = {
  number?: string | null | undefined;
  description?: string | null | undefined;
  due_at?: Instant | null | undefined;
  metadata_?: Record<string, unknown> | null | undefined;
};

/** What an edit makes of what bills and invoices have in common. Absent and null members leave the item as it is. */
export function editItem(
  { now }: Pick<Books, 'now'>,
  before: OpenItem,
  input: Input,
  party: { id: string | null | undefined; name: string | null },
) {
  return {
    partyId: party.id ?? before.partyId,
    partyName: party.name ?? before.partyName,
    number: input.number ?? before.number,
    description: input.description ?? before.description,
    dueAt: input.due_at ?? before.dueAt,
    metadata: input.metadata_ ?? before.metadata,
    version: before.version + 1,
    updatedAt: now,
  };
}

/**
 * The status as the person sets it, or else as the new total makes it, and since when the item is voided.
 * @param total of the item before and after the edit, in minor units
 */
export function statusAfterEdit<Status extends string>(
  { now }: Pick<Books, 'now'>,
  before: OpenItem & { status: Status },
  set: Status | null | undefined,
  total: { before: bigint; after: bigint },
): { status: Status | 'open' | 'paid'; voidedAt: Instant | null } {
  const paid = totalSettled(before);
  const computed = statusAfter(before.status, { paid, total: total.before }, { paid, total: total.after });
  const status = set ?? computed;
  return { status, voidedAt: status === 'voided' ? (before.voidedAt ?? now) : null };
}
