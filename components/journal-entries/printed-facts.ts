import { type PrintedSplit, readPrintedSplits } from '@/lib/contract/printed-splits';
import type { Transaction } from '@/lib/contract/transaction';

/** What a bank file said of a transaction: texts as they were printed. */
export type PrintedFact =
  | { kind: 'text'; name: string; text: string }
  | { kind: 'splits'; name: string; splits: PrintedSplit[] };

/** In the order in which they are shown. */
const factNames: Record<string, string> = {
  payee: 'Payee',
  memo: 'Memo',
  category: 'Category',
  fee_in_amount: 'Fee in this amount',
  fee: 'Fee as printed',
  check_number: 'Check number',
  number: 'Number',
  purpose: 'Purpose',
  purpose_code: 'Purpose code',
  reference: 'Reference',
  payment_reference: 'Payment reference',
  customer_reference: 'Customer reference',
  end_to_end_id: 'End-to-end ID',
  counterparty: 'Other party',
  counterparty_account: 'Its account',
  address: 'Address',
  mandate: 'Mandate',
  creditor_id: 'Creditor ID',
};
/** Of the record, not of the movement; what is not known by name is shown only where it is in words. */
const LEFT_OUT =
  /^(?:splits|date|date_text|value_date|booking_date|user_date|available_date|interest_date|cleared|reimbursable|transaction_code|counterparty_bank|status|posted|type|currency|amount|balance|direction|description|raw|field_.*|column_\d+)$/;
const IN_WORDS = /\p{L}{3}/u;
const NOT_PROVIDED = /^not ?provided$/i;

/** What the file said beyond the description, which stands above; of a split record not the category, which is its first. */
export function printedFacts({
  description,
  metadata_: metadata,
}: Pick<Transaction, 'description' | 'metadata_'>): PrintedFact[] {
  const splits = readPrintedSplits(metadata.splits);
  const known = Object.keys(factNames).filter((key) => key !== 'category' || splits.length === 0);
  const others = Object.keys(metadata).filter((key) => factNames[key] === undefined && !LEFT_OUT.test(key));
  const textOf = (key: string) => (typeof metadata[key] === 'string' ? metadata[key].trim() : '');
  const shown = [plain(description)];
  const texts = [...known, ...others].flatMap((key): PrintedFact[] => {
    const text = textOf(key);
    const isKnown = factNames[key] !== undefined;
    if (text === '' || NOT_PROVIDED.test(text) || !(isKnown || IN_WORDS.test(text))) return [];
    if (shown.some((each) => each.includes(plain(text)))) return [];
    shown.push(plain(text));
    return [{ kind: 'text', name: factNames[key] ?? words(key), text }];
  });
  return splits.length === 0 ? texts : [{ kind: 'splits', name: 'Splits', splits }, ...texts];
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** `ultimate_debtor` → `Ultimate debtor`. */
function words(key: string): string {
  const text = key.replaceAll('_', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
