import type { AuditRecord } from '@/lib/contract/audit-log';
import type { IdentifierKind } from '@/lib/ids/identifier';
import { paths } from '@/lib/paths';

/** What is recorded of a business, in the order of the filter. */
export const recordKindNames = {
  journal_entry: 'Journal entry',
  ledger: 'Ledger',
  transaction: 'Transaction',
  external_account: 'Bank account',
  document: 'Document',
  bill: 'Bill',
  vendor: 'Vendor',
  invoice: 'Invoice',
  customer: 'Customer',
  credit_note: 'Credit note',
  task: 'Task',
  tag: 'Tag',
  rule: 'Rule',
  business: 'Business',
} as const satisfies Partial<Record<IdentifierKind, string>>;

export type RecordedKind = keyof typeof recordKindNames;
export const recordedKinds = Object.keys(recordKindNames) as RecordedKind[];

const actionWords: Record<string, string> = {
  create: 'created',
  update: 'changed',
  import: 'imported into',
  undo: 'undid',
  link: 'linked',
  unlink: 'unlinked',
  order_rules: 'reordered the rules of',
  decline_rule: 'declined a rule offered in',
  update_month_note: 'changed the commentary on a month of',
  decline_duplicate: 'declined a likely duplicate of',
  lock_books: 'changed the books lock of',
  process: 'read',
  match: 'linked',
  delete: 'deleted',
  unmatch: 'unlinked',
  enter_bill: 'entered a bill from',
  join_invoice: 'found the same invoice in',
  separate_invoice: 'separated the invoice of',
  take_place: 'replaced a deleted document by',
  decline_match: 'declined a match of',
  restore_match: 'restored a match of',
  message: 'commented on',
  reverse: 'reversed',
  pay: 'paid',
  remove_payment: 'removed a payment from',
  apply_credit: 'applied credit to',
  take_off_credit: 'removed credit from',
  refund: 'refunded credit with',
  remove_refund: 'removed a refund from',
};

/** What a change of the status of a bill, an invoice or a credit note is called. */
const statusWords: Record<string, string> = { voided: 'voided', paid: 'settled', open: 'opened' };
const documentKinds = ['bill', 'invoice', 'credit_note'];

/** `changed journal entry`, `voided bill`. */
export function actionOf(record: AuditRecord): string {
  const { action, resource_type: kind } = record;
  const thing = isRecorded(kind) ? recordKindNames[kind].toLowerCase() : worded(kind);
  const status = action === 'update' && documentKinds.includes(kind) ? newStatusOf(record) : null;
  return `${(status && statusWords[status]) ?? actionWords[action] ?? worded(action)} ${thing}`;
}

/** The status that the change gave; null where it left it. */
function newStatusOf({ before, after }: AuditRecord): string | null {
  const [old, given] = [before, after].map((side) => textIn(side, 'status'));
  return given && given !== old ? given : null;
}

function textIn(side: AuditRecord['before'], name: string): string | null {
  const value: unknown = typeof side === 'object' && side !== null ? Reflect.get(side, name) : null;
  return typeof value === 'string' && value !== '' ? value : null;
}

function isRecorded(kind: string): kind is RecordedKind {
  return kind in recordKindNames;
}

/** `accounts_payable` as `accounts payable`. */
export function worded(name: string): string {
  return name.replaceAll('_', ' ').trim();
}

const titles = ['name', 'number', 'clean_description', 'description', 'file_name', 'body'];

/** What the resource is called, or empty. */
export function titleOf({ before, after }: AuditRecord): string {
  for (const side of [after, before]) {
    for (const title of titles) {
      const text = textIn(side, title);
      if (text !== null) return text;
    }
  }
  return '';
}

/** Where the resource itself is shown, or null. */
export function hrefOf(businessId: string, { resource_type: kind, resource_id: id }: AuditRecord) {
  const places: Record<string, string> = {
    journal_entry: paths.journalEntry(businessId, id),
    ledger: paths.journal(businessId, { ledger: [id] }),
    transaction: paths.transactions(businessId),
    external_account: paths.transactions(businessId),
    document: paths.documents(businessId, { document: id }),
    bill: paths.bills(businessId, { bill: id }),
    vendor: paths.vendors(businessId, { vendor: id }),
    invoice: paths.invoices(businessId, { invoice: id }),
    customer: paths.customers(businessId, { customer: id }),
    task: paths.tasks(businessId, { task: id }),
    rule: paths.rules(businessId),
    business: paths.businessSettings(businessId),
  };
  return places[kind] ?? null;
}
