import type { z } from 'zod';
import type { billListQuery } from '@/lib/contract/bill';
import { utcDay } from '@/lib/dates/instant';
import { firmNamed } from '@/lib/firm-words';
import { accept, together } from '@/lib/result';
import { plain } from '../accounting/plain';
import type { Member } from '../session/guard';
import { readDocument, readDocuments } from './documents';
import { readLedgers } from './ledgers';
import { readPartyNames } from './parties';
import { readPayingTransactions } from './paying-transactions';

export type BillQuery = z.input<typeof billListQuery>;

/** One page of bills. */
export function readBills({ client }: Member, businessId: string, query: BillQuery) {
  return client.listBills({ parameters: { business_id: businessId }, query });
}

/** What is open of bills, by how long it has been due today. */
export function readBillAging({ client }: Member, businessId: string) {
  return client.getBillAging({ parameters: { business_id: businessId } });
}

/** A bill with the transactions that its payments came from, the one that probably pays it, and the documents it was entered from. */
export async function readBill(member: Member, businessId: string, billId: string) {
  const { client } = member;
  const bill = await client.getBill({ parameters: { business_id: businessId, bill_id: billId } });
  if (!bill.ok) return bill;
  const read = await together({
    transactions: readPayingTransactions(member, businessId, bill.value.data),
    documents: readDocuments(member, businessId, { bill_id: billId }),
  });
  if (!read.ok) return read;
  const documents = read.value.documents.data.map(({ id, name }) => ({ id, name }));
  return accept({ data: bill.value.data, transactions: read.value.transactions, documents });
}

/** What the list of bills starts with; `hasAny` tells a list that filters emptied from books without bills. */
export async function readBillsScreen(member: Member, businessId: string, query: BillQuery) {
  const read = await together({
    page: readBills(member, businessId, query),
    any: readBills(member, businessId, { page_size: 1 }),
    aging: readBillAging(member, businessId),
    vendors: readPartyNames(member, businessId, 'vendor'),
    ledgers: readLedgers(member, businessId),
  });
  if (!read.ok) return read;
  const { page, any, aging, vendors, ledgers } = read.value;
  const now = new Date();
  return accept(
    plain({
      page,
      hasAny: any.data.length > 0,
      aging: aging.data,
      vendors: vendors.data,
      ledgers: ledgers.data,
      today: utcDay(now),
      readAt: now.getTime(),
    }),
  );
}

const onBalanceSheet = new Set(['asset', 'liability']);
/** What businesses call the ledger of taxes on purchases that they get back. */
const INPUT_TAX =
  /\binput (?:vat|tax|gst)|\b(?:vat|gst|tax) (?:on (?:purchases|expenses)|paid|input|receivable|recoverable|reclaimable)\b|\b(?:recoverable|deductible) (?:vat|tax|gst)\b|vorsteuer|\btva (?:d[ée]ductible|sur achats)|\biva (?:a credito|soportado|acquisti)|\bte vorderen btw|voorbelasting/i;

/** What the entry of new bills starts with; with the document that the first is entered from, if one is named. */
export async function readNewBillsScreen(member: Member, businessId: string, documentId?: string) {
  const read = await together({
    vendors: readPartyNames(member, businessId, 'vendor'),
    ledgers: readLedgers(member, businessId),
  });
  if (!read.ok) return read;
  const [vendors, ledgers] = [read.value.vendors.data, read.value.ledgers.data];
  if (documentId === undefined) return accept(plain({ vendors, ledgers, source: null }));
  const open = await readDocument(member, businessId, documentId);
  if (!open.ok) return open;
  const vendor = firmNamed(open.value.data.extraction?.vendor_name?.value ?? '', vendors);
  const usual = vendor ? await readUsualLedger(member, businessId, vendor.id) : null;
  const ledgerId = ledgers.find(({ id, archived }) => id === usual && !archived)?.id ?? null;
  const taxLedgers = ledgers
    .filter(({ name, archived, type }) => !archived && onBalanceSheet.has(type) && INPUT_TAX.test(name))
    .map(({ id, name }) => ({ id, name }));
  return accept(
    plain({
      vendors,
      ledgers,
      source: { open: open.value, vendorId: vendor?.id ?? null, ledgerId, taxLedgers },
    }),
  );
}

/** What the vendor's latest bill was for that is not voided, since one is voided that was wrong; null where that is unknown. */
async function readUsualLedger(member: Member, businessId: string, vendorId: string): Promise<string | null> {
  const latest = await readBills(member, businessId, {
    vendor_id: vendorId,
    status: 'open,paid',
    sort: '-due_at',
    page_size: 1,
  });
  return latest.ok ? (latest.value.data[0]?.lines[0]?.ledger_id ?? null) : null;
}
