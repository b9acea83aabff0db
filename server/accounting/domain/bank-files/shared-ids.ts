import { comparableText } from '../transactions/movement';
import type { BankRecord } from './bank-file';

/**
 * The records of one statement, without the ids that stand on several of them with other words, another day or another
 * amount: such an id is a placeholder, a batch's, or used again, and tells no movement from another. What was printed
 * is kept as `shared_id`. An announcement has the id of its booking.
 */
export function withoutSharedIds(records: readonly BankRecord[]): BankRecord[] {
  const contents = new Map<string, string>();
  const shared = new Set<string>();
  for (const { externalId, posted, date, amount, description } of records) {
    if (externalId === null) continue;
    const key = `${posted} ${externalId}`;
    const content = `${date} ${amount} ${comparableText(description)}`;
    const before = contents.get(key);
    if (before === undefined) contents.set(key, content);
    else if (before !== content) shared.add(externalId);
  }
  return records.map((record) => {
    const { externalId, metadata } = record;
    if (externalId === null || !shared.has(externalId)) return record;
    return { ...record, externalId: null, metadata: { ...metadata, shared_id: externalId } };
  });
}
