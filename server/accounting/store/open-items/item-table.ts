import type { ItemKind } from '@/lib/contract/item-kind';
import type { PartyKind } from '@/lib/contract/party';
import type { Instant } from '@/lib/dates/instant';
import type { OpenItem } from '../../domain/postings/open-item';

/** What the tables of bills and of invoices have in common, the party and the time of posting under one name. */
export type ItemRow = {
  id: string;
  party_id: string;
  party_name: string;
  number: string;
  description: string;
  due_at: Instant;
  posted_at: Instant | null;
  voided_at: Instant | null;
  status: string;
  /** Of a draft or a voided one: whether nothing ever posted it. */
  never_posted: boolean;
  metadata: Record<string, unknown>;
  journal_entry_id: string | null;
  settlement_entry_id: string | null;
  settled_otherwise: bigint | null;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

export type LineRow = {
  id: string;
  position: number;
  description: string;
  ledger_id: string;
  is_prepayment: boolean;
  posted_ledger_id: string;
  metadata: Record<string, unknown>;
};

/** A line's row, and what of it the lines of both kinds have. */
export type KeptLine<Row = LineRow> = {
  row: Row;
  shared: {
    id: string;
    position: number;
    description: string;
    ledgerId: string;
    isPrepayment: boolean;
    postedLedgerId: string;
    metadata: Record<string, unknown>;
  };
};

/**
 * Where one kind of item is kept, and what of it the other kind has not. Members are methods: each kind reads rows with
 * columns of its own, and gets only rows of its own tables.
 */
export type ItemTable<Item extends { lines: readonly object[] }> = {
  kind: ItemKind;
  party: PartyKind;
  postedAt: 'issued_at' | 'sent_at';
  ownColumns(item: Item): object;
  itemOf(shared: OpenItem, row: ItemRow, lines: readonly KeptLine[]): Item;
  /** Amounts as text: JSON carries the rows to the database. */
  ownLineColumns(line: Item['lines'][number]): object;
};
