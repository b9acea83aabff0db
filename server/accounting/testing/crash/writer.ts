import { billRequests } from './bill-requests';
import type { Chance } from './chance';
import { entryRequests } from './entry-requests';
import { fileRequests } from './file-requests';
import type { Acknowledged, CrashBooks, PlannedRequest, Writing } from './planned-request';

/** Generates requests one after the other, each of them valid after what was acknowledged so far. */
export function newWriter(name: string, chance: Chance, books: CrashBooks, accountId: string) {
  const acknowledged: Acknowledged = {
    shown: new Map(),
    fresh: new Set(),
    uploads: new Map(),
    counts: { journal_entry: 0, bill: 0, payment: 0, transaction: 0, document: 0 },
  };
  let requestCount = 0;
  const writing: Writing = {
    books,
    chance,
    acknowledged,
    left: new Map(),
    path: `/v0/business/${books.businessId}`,
    show(at, data) {
      acknowledged.shown.set(at, data as Record<string, unknown>);
      acknowledged.fresh.add(at);
    },
    day: () =>
      `2026-${String(chance.whole(1, 12)).padStart(2, '0')}-${String(chance.whole(1, 28)).padStart(2, '0')}`,
    said: () => `${name} ${requestCount}`,
  };
  const { createEntry, createEntries, editEntry, confirmEntries, reverseEntry } = entryRequests(writing);
  const { createBills, payBill, voidBill } = billRequests(writing);
  const { importFile, upload } = fileRequests(writing, accountId);

  // What is listed twice is sent twice as often.
  const kinds = [createEntry, createEntry, createEntries, editEntry, editEntry, confirmEntries, reverseEntry];
  const all = [...kinds, createBills, payBill, payBill, voidBill, importFile, upload, upload];

  return {
    acknowledged,
    next(): PlannedRequest {
      requestCount += 1;
      return chance.one(all)?.() ?? createEntry();
    },
  };
}
export type Writer = ReturnType<typeof newWriter>;
