import type { ItemKind } from '@/lib/contract/item-kind';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { AnyItem, ItemByKind } from '../../domain/postings/any-item';
import type { OpenItem, Settlement } from '../../domain/postings/open-item';
import { encodeOrNull, uuid, uuidOrNull } from '../identifiers';
import { billTable } from './bill-table';
import { invoiceTable } from './invoice-table';
import type { ItemRow, ItemTable, LineRow } from './item-table';

export const tables: { [Kind in ItemKind]: ItemTable<ItemByKind[Kind]> } = {
  bill: billTable,
  invoice: invoiceTable,
};

export function itemRowOf(businessId: string, item: AnyItem): object {
  const table: ItemTable<AnyItem> = tables[item.kind];
  return {
    business_id: uuid('business', businessId),
    id: uuid(item.kind, item.id),
    [`${table.party}_id`]: uuid(table.party, item.partyId),
    number: item.number,
    description: item.description,
    due_at: item.dueAt,
    [table.postedAt]: item.postedAt,
    voided_at: item.voidedAt,
    status: item.status,
    metadata: item.metadata,
    journal_entry_id: uuidOrNull('journal_entry', item.journalEntryId),
    settlement_entry_id: uuidOrNull('journal_entry', item.settlement?.journalEntryId ?? null),
    settled_otherwise: item.settlement?.amount.toString() ?? null,
    version: item.version,
    created_at: item.createdAt,
    updated_at: item.updatedAt,
    ...table.ownColumns(item),
  };
}

export function lineRowOf(businessId: string, item: AnyItem, line: AnyItem['lines'][number]): object {
  const table: ItemTable<AnyItem> = tables[item.kind];
  return {
    business_id: uuid('business', businessId),
    [`${item.kind}_id`]: uuid(item.kind, item.id),
    id: uuid(`${item.kind}_line`, line.id),
    position: line.position,
    description: line.description,
    ledger_id: uuid('ledger', line.ledgerId),
    is_prepayment: line.isPrepayment,
    posted_ledger_id: uuid('ledger', line.postedLedgerId),
    metadata: line.metadata,
    ...table.ownLineColumns(line),
  };
}

export function itemOf<Kind extends ItemKind>(
  kind: Kind,
  row: ItemRow,
  lines: readonly LineRow[],
  settles: Pick<OpenItem, 'payments' | 'credits' | 'settlements'>,
): ItemByKind[Kind] {
  const table: ItemTable<ItemByKind[Kind]> = tables[kind];
  const shared = {
    id: encodeIdentifier(kind, row.id),
    partyId: encodeIdentifier(table.party, row.party_id),
    partyName: row.party_name,
    number: row.number,
    description: row.description,
    dueAt: row.due_at,
    voidedAt: row.voided_at,
    metadata: row.metadata,
    journalEntryId: encodeOrNull('journal_entry', row.journal_entry_id),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...settles,
    settlement: settlementOf(row),
  };
  return table.itemOf(
    shared,
    row,
    lines.map((line) => ({ row: line, shared: sharedLine(kind, line) })),
  );
}

function settlementOf(row: ItemRow): Settlement | null {
  const journalEntryId = encodeOrNull('journal_entry', row.settlement_entry_id);
  return journalEntryId === null ? null : { journalEntryId, amount: row.settled_otherwise ?? 0n };
}

function sharedLine(kind: ItemKind, row: LineRow) {
  return {
    id: encodeIdentifier(`${kind}_line`, row.id),
    position: row.position,
    description: row.description,
    ledgerId: encodeIdentifier('ledger', row.ledger_id),
    isPrepayment: row.is_prepayment,
    postedLedgerId: encodeIdentifier('ledger', row.posted_ledger_id),
    metadata: row.metadata,
  };
}
