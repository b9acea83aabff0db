import { createHash } from 'node:crypto';
import { smallPdf } from '../../domain/documents/testing/small-files';
import type { Ask } from './attempt';
import type { Chance } from './chance';

/** The books that all writers share. */
export type CrashBooks = { businessId: string; ledgerIds: readonly string[]; vendorId: string };

/** Everything that was acknowledged to one writer. No other writer changes these resources. */
export type Acknowledged = {
  /** By the path of a GET: what it must answer, at least. */
  shown: Map<string, Record<string, unknown>>;
  /** The paths that were acknowledged since this set was last cleared. */
  fresh: Set<string>;
  /** By document: the SHA-256 of the bytes that were sent. */
  uploads: Map<string, string>;
  /** How many rows there must be. */
  counts: { journal_entry: number; bill: number; payment: number; transaction: number; document: number };
};

/** A request, and what to record when it is acknowledged. */
export type PlannedRequest = { ask: Ask; learn(data: unknown): void };

type Entry = { id: string; line_entries: { id: string }[]; reversed?: boolean };
type Bill = { id: string; status: string; payments: { id: string }[] };

/** Generates requests one after the other, each of them valid after what was acknowledged so far. */
export function newWriter(name: string, chance: Chance, books: CrashBooks, accountId: string) {
  const path = `/v0/business/${books.businessId}`;
  const acknowledged: Acknowledged = {
    shown: new Map(),
    fresh: new Set(),
    uploads: new Map(),
    counts: { journal_entry: 0, bill: 0, payment: 0, transaction: 0, document: 0 },
  };
  const { counts } = acknowledged;
  const entries = new Map<string, Entry>();
  const bills = new Map<string, Bill>();
  /** Cents of each transaction that no payment has taken. */
  const left = new Map<string, number>();
  let requestCount = 0;

  function show(at: string, data: object): void {
    acknowledged.shown.set(at, data as Record<string, unknown>);
    acknowledged.fresh.add(at);
  }

  const day = () =>
    `2026-${String(chance.whole(1, 12)).padStart(2, '0')}-${String(chance.whole(1, 28)).padStart(2, '0')}`;
  const said = () => `${name} ${requestCount}`;

  function lines() {
    return Array.from({ length: chance.whole(1, 3) }, () => {
      const amount = chance.whole(1, 5_000_000) / 100;
      const [debit, credit] = chance.shuffled(books.ledgerIds);
      return [
        { ledger_id: debit, debit_credit: 'debit', amount },
        { ledger_id: credit, debit_credit: 'credit', amount },
      ];
    }).flat();
  }

  function keepEntries(data: unknown): void {
    for (const entry of data as Entry[]) {
      entries.set(entry.id, { ...entries.get(entry.id), ...entry });
      show(`${path}/journal-entries/${entry.id}`, entry);
    }
  }
  function keepBills(data: unknown): void {
    for (const bill of data as Bill[]) {
      bills.set(bill.id, bill);
      show(`${path}/bills/${bill.id}`, bill);
    }
  }

  const createEntry = (): PlannedRequest => ({
    ask: {
      method: 'POST',
      path: `${path}/journal-entries`,
      body: { description: said(), datetime: `${day()}T12:00:00Z`, lines: lines() },
    },
    learn(data) {
      counts.journal_entry += 1;
      keepEntries([data]);
    },
  });

  const createEntries = (): PlannedRequest => ({
    ask: {
      method: 'POST',
      path: `${path}/journal-entries/bulk`,
      body: Array.from({ length: chance.whole(2, 20) }, (_, index) => ({
        description: `${said()}.${index}`,
        datetime: `${day()}T12:00:00Z`,
        lines: lines(),
      })),
    },
    learn(data) {
      counts.journal_entry += (data as unknown[]).length;
      keepEntries(data);
    },
  });

  const editEntry = (): PlannedRequest | null => {
    const entry = chance.one([...entries.values()]);
    if (!entry) return null;
    const line_changes = { create_lines: lines(), delete_lines: entry.line_entries.map(({ id }) => id) };
    const body = chance.one([
      { description: said() },
      { datetime: `${day()}T12:00:00Z` },
      { line_changes },
      { line_changes, datetime: `${day()}T12:00:00Z`, notes: said() },
    ]);
    return {
      ask: { method: 'PATCH', path: `${path}/journal-entries/${entry.id}`, body },
      learn: (data) => keepEntries([data]),
    };
  };

  const confirmEntries = (): PlannedRequest | null => {
    const some = chance.shuffled([...entries.keys()]).slice(0, chance.whole(1, 50));
    if (some.length === 0) return null;
    const body = some.map((id) => ({ journal_entry_id: id, changes: { review_status: 'confirmed' } }));
    return { ask: { method: 'PATCH', path: `${path}/journal-entries`, body }, learn: keepEntries };
  };

  const reverseEntry = (): PlannedRequest | null => {
    const entry = chance.one([...entries.values()].filter((each) => !each.reversed));
    if (!entry) return null;
    return {
      ask: { method: 'POST', path: `${path}/journal-entries/${entry.id}/reverse`, body: {} },
      learn(data) {
        counts.journal_entry += 1;
        entries.set(entry.id, { ...entry, reversed: true });
        keepEntries([data]);
      },
    };
  };

  const createBills = (): PlannedRequest => ({
    ask: {
      method: 'POST',
      path: `${path}/bills`,
      body: Array.from({ length: chance.whole(1, 3) }, (_, index) => ({
        business_id: books.businessId,
        vendor_id: books.vendorId,
        number: `${said()}.${index}`,
        description: '',
        issued_at: `${day()}T00:00:00Z`,
        due_at: `${day()}T00:00:00Z`,
        lines: Array.from({ length: chance.whole(1, 3) }, () => ({
          ledger_id: chance.one(books.ledgerIds),
          amount: chance.whole(1, 100_000) / 100,
        })),
      })),
    },
    learn(data) {
      counts.bill += (data as unknown[]).length;
      counts.journal_entry += (data as unknown[]).length;
      keepBills(data);
    },
  });

  const payBill = (): PlannedRequest | null => {
    const bill = chance.one([...bills.values()].filter(({ status }) => status !== 'voided'));
    const [id, cents] = chance.one([...left].filter(([, each]) => each > 0)) ?? [];
    if (!bill || id === undefined || cents === undefined) return null;
    const paid = chance.whole(1, cents);
    const body = { bill_id: bill.id, transaction_id: id, payment_amount: paid / 100 };
    return {
      ask: { method: 'POST', path: `${path}/bill-payment`, body },
      learn(data) {
        counts.payment += 1;
        left.set(id, cents - paid);
        keepBills([data]);
      },
    };
  };

  /** Voids a bill or opens it again: each posts an entry. */
  const voidBill = (): PlannedRequest | null => {
    const bill = chance.one([...bills.values()]);
    if (!bill) return null;
    const body = { status: bill.status === 'voided' ? 'open' : 'voided' };
    return {
      ask: { method: 'PATCH', path: `${path}/bills/${bill.id}`, body },
      learn(data) {
        counts.journal_entry += 1;
        keepBills([data]);
      },
    };
  };

  const importFile = (): PlannedRequest => {
    const cents = Array.from({ length: chance.whole(1, 25) }, () => chance.whole(1, 100_000));
    const rows = cents.map(
      (each, index) => `${day()},-${each / 100},${said()} ${'abcdefghijklmnopqrstuvwxyz'[index]}`,
    );
    const bytes = Buffer.from(['Date,Amount,Description', ...rows].join('\n'));
    const form = { name: 'bank.csv', bytes, fields: { external_account_id: accountId } };
    return {
      ask: { method: 'POST', path: `${path}/transactions/import`, form },
      learn(data) {
        const { transaction_ids: ids } = data as { transaction_ids: string[] };
        counts.transaction += ids.length;
        counts.journal_entry += ids.length;
        ids.forEach((id, index) => {
          left.set(id, cents[index] ?? 0);
          show(`${path}/transactions/${id}`, { id, amount: -(cents[index] ?? 0) / 100 });
        });
      },
    };
  };

  /** A page and, behind its end, as many bytes as a scan has. */
  const upload = (): PlannedRequest => {
    const page = smallPdf([said()]);
    const bytes = Buffer.concat([page, Buffer.alloc(chance.whole(0, 900_000), `${said()}\n`)]);
    return {
      ask: { method: 'POST', path: `${path}/document`, form: { name: `${said()}.pdf`, bytes } },
      learn(data) {
        const { id, name: fileName, file_size } = data as Record<string, string>;
        counts.document += 1;
        show(`${path}/document/${id}`, { id, name: fileName, file_size });
        acknowledged.uploads.set(
          `${path}/document/${id}/content`,
          createHash('sha256').update(bytes).digest('hex'),
        );
      },
    };
  };

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
