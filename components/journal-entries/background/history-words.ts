import { isByService } from '@/components/audit-log/by-service';
import { isClaimedLabel } from '@/components/audit-log/claimed-label';
import type { JournalEntry, JournalEntryChange, LineEntry } from '@/lib/contract/journal-entry';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { numberText } from '@/lib/json';
import { type LedgerIndex, ledgerName } from '../entry-summary';

/** One thing that happened to an entry, in words. */
export type Happening = {
  id: string;
  at: string;
  who: string;
  /** Whether an application gave the name, in which nobody signed in. */
  isClaimed: boolean;
  what: string[];
  /** The lines that went and that came, where a sentence cannot say it. */
  lines: { gone: LineEntry[]; come: LineEntry[] } | null;
  /** The other entry of a reversal. */
  otherEntryId: string | null;
};

export type HistoryWords = {
  ledgers: LedgerIndex;
  /** Names by user id. */
  people: Readonly<Record<string, string>>;
  /** The applications in which people sign in. */
  dashboards: ReadonlySet<string>;
  currency: string;
  locale: string;
};

/** An entry as the audit log has it: whole when it was made, else the members that changed. */
type Known = Partial<JournalEntry>;

/**
 * The history of an entry, the latest first, without what the service judged again to the same: only the audit log tells how
 * its confidence moved with each decision about other entries.
 */
export function tellHistory(changes: readonly JournalEntryChange[], words: HistoryWords): Happening[] {
  return changes
    .map((change) => happening(change, words))
    .filter((told) => told !== null)
    .reverse();
}

/** The id of the entry that reversed this one, from the history; null when there is none. */
export function reversedBy(changes: readonly JournalEntryChange[]): string | null {
  return changes.map(otherEntryOf).find((id) => id !== null) ?? null;
}

/** Null where the service said the same again. */
function happening(change: JournalEntryChange, words: HistoryWords): Happening | null {
  const { id, at, user_id } = change;
  const own = isByService(change);
  const who = own ? 'Daybook' : user_id === null ? 'An application' : (words.people[user_id] ?? user_id);
  const isClaimed = !own && isClaimedLabel(change, words.dashboards);
  const base = { id, at, who, isClaimed, lines: null, otherEntryId: null };
  if (change.action === 'import') return { ...base, what: [importSentence(change.after)] };
  if (change.action === 'reverse') {
    return { ...base, what: ['Reversed it'], otherEntryId: otherEntryOf(change) };
  }
  const after = read(change.after);
  if (change.action === 'create') {
    return { ...base, what: [creationSentence(after)], otherEntryId: after.reversal_of ?? null };
  }
  const before = read(change.before);
  const lines = tellLines(before.line_entries ?? [], after.line_entries ?? [], words);
  const what = [...tellMembers(before, after, words), ...lines.what];
  if (what.length > 0) return { ...base, what, lines: lines.lines };
  if (!own) return { ...base, what: ['No visible change'] };
  return after.categorization_method === undefined
    ? null
    : { ...base, what: ['Suggested the same ledger for another reason'] };
}

/** The server has checked the members: the schemas would take the browser longer than all else that it draws of an entry. */
function read(value: unknown): Known {
  return typeof value === 'object' && value !== null ? value : {};
}

function otherEntryOf({ action, after }: JournalEntryChange): string | null {
  if (action !== 'reverse' || typeof after !== 'object' || after === null) return null;
  return 'reversed_by' in after && typeof after.reversed_by === 'string' ? after.reversed_by : null;
}

function importSentence(after: unknown): string {
  const name = typeof after === 'object' && after !== null && 'file_name' in after ? after.file_name : null;
  return typeof name === 'string' ? `Imported from ${name}` : 'Imported';
}

function creationSentence(entry: Known): string {
  if (entry.reversal_of) return 'Created it to reverse another entry';
  if (entry.bill_id) return 'Posted it with a bill';
  if (entry.invoice_id) return 'Posted it with an invoice';
  return 'Created it';
}

const statusSentences = {
  bookkeeper_pending: 'Returned it to review',
  business_pending: 'Sent it to the owner',
  confirmed: 'Confirmed it',
} as const;

function tellMembers(before: Known, after: Known, { locale }: HistoryWords): string[] {
  const isOther = (member: keyof Known) => after[member] !== undefined && before[member] !== after[member];
  const sentences: string[] = [];
  if (isOther('review_status') && after.review_status) sentences.push(statusSentences[after.review_status]);
  if (isOther('description'))
    sentences.push(`Changed the description from “${before.description}” to “${after.description}”`);
  if (isOther('datetime') && before.datetime && after.datetime) {
    const [from, to] = [before.datetime, after.datetime].map((each) => formatDayOfYear(each, locale));
    sentences.push(`Changed the date from ${from} to ${to}`);
  }
  if (isOther('is_reconciled'))
    sentences.push(after.is_reconciled ? 'Reconciled it' : 'Removed the reconciliation');
  if (isOther('notes'))
    sentences.push(after.notes ? `Changed the notes to “${after.notes}”` : 'Removed the note');
  return sentences;
}

function tellLines(
  before: LineEntry[],
  after: LineEntry[],
  words: HistoryWords,
): Pick<Happening, 'what' | 'lines'> {
  const gone = without(before, after);
  const come = without(after, before);
  const [was, is] = [gone[0], come[0]];
  if (!was || !is || gone.length > 1 || come.length > 1 || was.ledger_id === is.ledger_id) {
    if (gone.length + come.length > 0) return { what: ['Changed the lines'], lines: { gone, come } };
    return { what: tagsOf(before) === tagsOf(after) ? [] : ['Changed the tags'], lines: null };
  }
  if (was.debit_credit !== is.debit_credit || numberText(was.amount) !== numberText(is.amount)) {
    return { what: ['Changed the lines'], lines: { gone, come } };
  }
  const { ledgers, currency, locale } = words;
  const amount = formatAmount(unitsOfAmount(is.amount, currency), currency, locale);
  const [from, to] = [was, is].map((line) => ledgerName(ledgers, line.ledger_id));
  return { what: [`Moved ${amount} from ${from} to ${to}`], lines: null };
}

/** The lines that are not among the others, each as many times as they have it less. */
function without(lines: readonly LineEntry[], others: readonly LineEntry[]): LineEntry[] {
  const left = others.map(lineText);
  return lines.filter((line) => {
    const at = left.indexOf(lineText(line));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

function lineText(line: LineEntry): string {
  return [line.ledger_id, line.debit_credit, numberText(line.amount), line.basis, line.description].join(
    '\n',
  );
}

function tagsOf(lines: readonly LineEntry[]): string {
  return lines.map((line) => line.tag_ids.join()).join('\n');
}
