import type { JournalEntry, ListedJournalEntry } from '@/lib/contract/journal-entry';
import { isOfAnswer } from '@/lib/contract/owner-answer';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { dayOf, daysBetween } from '@/lib/dates/instant';
import { type LedgerIndex, ledgerName, summarize, titleOf } from '../entry-summary';

/** What a row says of a link, in place of its ledger. */
export type LinkNote = {
  text: string;
  detail: string;
  isAsked: boolean;
  /** How likely the link is right, 0 to 1; null where a person decided it. */
  confidence: number | null;
};

/** Both legs of a linked transfer, where both are in the list. */
export type Pair = { link: TransactionLink; other: JournalEntry };

/** A suggested link takes the place of the suggested ledger where it is at least as likely right as wrong. */
const leastInPlaceOfLedger = 0.5;

/**
 * The links of the entries that were read, by entry, as they are since. One that a person brought back may be missing among
 * those that were read, for the list was read while it was declined.
 */
export function linksByEntry(
  listed: readonly ListedJournalEntry[],
  decided: ReadonlyMap<string, TransactionLink>,
): ReadonlyMap<string, TransactionLink[]> {
  const found = new Map<string, TransactionLink[]>();
  const later = [...decided.values()];
  for (const entry of listed) {
    const read = entry.links ?? [];
    const restored = later.filter((link) => isOf(entry, link) && read.every(({ id }) => id !== link.id));
    const present = [...read.map((link) => decided.get(link.id) ?? link), ...restored].filter(
      (link) => link.status === 'linked' || (link.status === 'suggested' && isAbout(entry, link)),
    );
    if (present.length > 0) found.set(entry.id, present);
  }
  return found;
}

function isOf({ transaction_id: id }: JournalEntry, link: TransactionLink): boolean {
  return id !== null && (link.transaction_id === id || link.other_transaction_id === id);
}

/**
 * Whether the link is decided with the entry: a refund is with the money back, not with the payment that it is of, and a duplicate
 * with the later of the two.
 */
function isAbout(entry: JournalEntry, { kind, transaction_id }: TransactionLink): boolean {
  return (kind !== 'refund' && kind !== 'same') || transaction_id === entry.transaction_id;
}

/** Whether accepting the link takes the entry out of the books, for another transaction says the same. */
export function removesEntry({ kind, other_transaction_id }: TransactionLink): boolean {
  return kind === 'same' && other_transaction_id !== null;
}

/**
 * The entries with both legs of a linked transfer as one: the first leg of the list is the row of both. A hand-made entry
 * is one row with the transaction that probably says the same. Gives the rows, by the row that stays the pair, and by row the
 * entries that it stands for too.
 */
export function joinLegs(
  entries: readonly JournalEntry[],
  links: ReadonlyMap<string, readonly TransactionLink[]>,
): { rows: JournalEntry[]; pairs: ReadonlyMap<string, Pair>; others: ReadonlyMap<string, JournalEntry> } {
  const byTransaction = new Map(entries.map((entry) => [entry.transaction_id, entry]));
  const pairs = new Map<string, Pair>();
  const rowOf = handMadeTwice(entries, links);
  const others = new Map<string, JournalEntry>();
  for (const entry of entries) {
    const row = rowOf.get(entry.id);
    if (row !== undefined) {
      others.set(row, entry);
      continue;
    }
    const link = (links.get(entry.id) ?? []).find(
      ({ kind, status }) => kind === 'transfer' && status === 'linked',
    );
    const other = link && byTransaction.get(otherTransactionOf(link, entry));
    if (!link || !other) continue;
    pairs.set(entry.id, { link, other });
    rowOf.set(other.id, entry.id);
  }
  const rows = rowOf.size === 0 ? [...entries] : entries.filter(({ id }) => !rowOf.has(id));
  return { rows, pairs, others };
}

/** The rows, each as often as it stands for entries. */
export function perEntry(
  rows: readonly JournalEntry[],
  others: ReadonlyMap<string, JournalEntry>,
): JournalEntry[] {
  return rows.flatMap((row) => (others.has(row.id) ? [row, row] : [row]));
}

/** The hand-made entries that a transaction among these probably says again, each with the entry of that. */
function handMadeTwice(
  entries: readonly JournalEntry[],
  links: ReadonlyMap<string, readonly TransactionLink[]>,
): Map<string, string> {
  const same = entries.flatMap((entry): [string, string][] => {
    const link = links.get(entry.id)?.find((each) => isAbout(entry, each));
    const isOffered = link && isSuggested(link) && isProbable(entry, link);
    return isOffered && link.journal_entry_id !== null ? [[link.journal_entry_id, entry.id]] : [];
  });
  if (same.length === 0) return new Map();
  const rowOf = new Map(same);
  // One that was brought back is another entry than the link names.
  return new Map(
    entries.flatMap(({ id, brings_back: first }): [string, string][] => {
      const row = rowOf.get(first ?? id);
      return row === undefined ? [] : [[id, row]];
    }),
  );
}

/** Whether a suggested link says more of the entry than its ledger does. */
function isProbable(entry: JournalEntry, link: TransactionLink): boolean {
  return comesFirst(entry, link) && link.confidence >= leastInPlaceOfLedger;
}

/**
 * Whether a suggested link is decided before the ledger: not where a person chose that, or answered it. Whoever answered what was
 * bought has not said that it is in the books once only.
 */
function comesFirst(
  { categorization_method: method, categorization_reasons: reasons }: JournalEntry,
  link: TransactionLink,
): boolean {
  return method !== 'manual' && (link.kind === 'same' || !isOfAnswer(method, reasons));
}

function otherTransactionOf(link: TransactionLink, entry: JournalEntry): string | null {
  return link.transaction_id === entry.transaction_id ? link.other_transaction_id : link.transaction_id;
}

/**
 * The suggested link that confirming the entry accepts: a transfer, payment or refund, unless a person chose or
 * answered the ledger. Several of which each may be the one are asked about, and so is a likely duplicate: null.
 */
export function linkToAccept(
  entry: JournalEntry,
  links: readonly TransactionLink[] = [],
): TransactionLink | null {
  if (isLinked(entry, links)) return null;
  const suggested = asked(entry, links);
  const [first, second] = suggested;
  if (!first || first.kind === 'same' || first.confidence < leastInPlaceOfLedger) return null;
  const isAlone =
    !second || (first.group_id !== null && suggested.every((each) => each.group_id === first.group_id));
  return isAlone || first.confidence > second.confidence ? first : null;
}

/** Whether the entry says what a link says; a payment that was refunded is still to be decided. */
export function isLinked(entry: JournalEntry, links: readonly TransactionLink[]): boolean {
  return links.some((link) => link.status === 'linked' && isAbout(entry, link));
}

/** The link that another ledger would part: a leg of a transfer, money back, or the payment that it is of. Null where there is none. */
export function partedByMoving(links: readonly TransactionLink[] = []): TransactionLink | null {
  return (
    links.find(({ kind, status }) => status === 'linked' && (kind === 'transfer' || kind === 'refund')) ??
    null
  );
}

/** Whether a link of the kind is on other ledgers than the entry was, which closed books refuse; a refund may be on its own. */
export function postsAnew({ kind }: Pick<TransactionLink, 'kind'>): boolean {
  return kind !== 'refund';
}

/** The suggested links, the surest first. */
export function acceptable(links: readonly TransactionLink[] = []): TransactionLink[] {
  return links.filter(isSuggested);
}

/** The suggested links that are to be decided with the entry, instead of its ledger. */
export function asked(entry: JournalEntry, links?: readonly TransactionLink[]): TransactionLink[] {
  return acceptable(links).filter((link) => comesFirst(entry, link));
}

export function isAsked(entry: JournalEntry, links: readonly TransactionLink[] | undefined): boolean {
  return asked(entry, links).length > 0;
}

/** The links as one decides about them: those of one group together, in the place of the first. */
export function groupsOf(links: readonly TransactionLink[]): TransactionLink[][] {
  const groups = new Map<string, TransactionLink[]>();
  for (const link of links) {
    const key = `${link.status} ${link.group_id ?? link.id}`;
    groups.set(key, [...(groups.get(key) ?? []), link]);
  }
  return [...groups.values()];
}

/** What the row of an entry says of its links; null where it has none. */
export function noteOf(
  entry: JournalEntry,
  links: readonly TransactionLink[] | undefined,
  pair: Pair | undefined,
  ledgers: LedgerIndex,
  currency: string,
): LinkNote | null {
  if (pair) return transferNote(entry, pair, ledgers, currency);
  const link = links?.find((each) => isAbout(entry, each));
  if (!link) return null;
  const reason = link.reasons[0] ?? '';
  if (link.status === 'linked') {
    const [text, detail] = link.kind === 'refund' && reason ? [reason, ''] : [kindNames[link.kind], reason];
    return { text, detail, isAsked: false, confidence: confidenceOf(link) };
  }
  // Whether money came back is asked even where it is unlikely: the suggested ledger would be wrong.
  if (isProbable(entry, link) || (link.kind === 'refund' && asked(entry, links).length === 1)) {
    const text = `${questionBeforeReason(link, links ?? [])}${withoutPayee(reasonAsked(link), entry)}`;
    return { text, detail: '', isAsked: true, confidence: link.confidence };
  }
  return ofSeveralNote(entry, link, links ?? []);
}

/** Of several links each is unlikely, but one of them may well be right: two equal transfers on one day. */
function ofSeveralNote(
  entry: JournalEntry,
  link: TransactionLink,
  links: readonly TransactionLink[],
): LinkNote | null {
  const groups = groupsOf(acceptable(links).filter(({ kind }) => kind === link.kind));
  const chance = groups.reduce((sum, [first]) => sum + (first?.confidence ?? 0), 0);
  if (groups.length < 2 || !isProbable(entry, { ...link, confidence: chance })) return null;
  const text = `${questionBeforeReason(link, links)}One of ${groups.length}: ${reasonAsked(link)}`;
  return { text, detail: '', isAsked: true, confidence: Math.min(chance, 1) };
}

function confidenceOf({ decided_by, confidence }: TransactionLink): number | null {
  return decided_by === 'service' ? confidence : null;
}

const kindNames: Record<TransactionLink['kind'], string> = {
  transfer: 'Transfer',
  payment: 'Payment',
  refund: 'Refund',
  same: 'Same movement',
};

/** The words before the reason, which names the other side: short, since a list may have no room for more. */
function questionBeforeReason(link: TransactionLink, links: readonly TransactionLink[]): string {
  const { kind, fee_amount: fee, group_id } = link;
  // The reason begins with what it is a refund of, and ends as a question.
  if (kind === 'refund') return '';
  if (kind === 'same') return removesEntry(link) ? 'Duplicate? ' : 'Entered by hand? ';
  if (kind === 'transfer') return fee === null ? 'Transfer? ' : 'Transfer with fee? ';
  const together = links.filter((each) => each.group_id === group_id && isSuggested(each)).length;
  return group_id === null || together < 2 ? 'Payment? ' : `Payment of ${together}? `;
}

function reasonAsked({ kind, reasons }: TransactionLink): string {
  const reason = reasons[0] ?? '';
  return kind === 'refund' ? reason.replace(/\.$/, '?') : reason;
}

/** `Bill 12 of Rindt Film.` is the bill alone in a row whose payee names the vendor, and so it has room on one line. */
function withoutPayee(reason: string, entry: JournalEntry): string {
  const [, item, party] = /^((?:Bill|Invoice)\b.*?) of (.+)\.$/.exec(reason) ?? [];
  return item && party && titleOf(entry).toLowerCase().includes(party.toLowerCase()) ? item : reason;
}

function isSuggested({ status }: TransactionLink): boolean {
  return status === 'suggested';
}

function transferNote(
  entry: JournalEntry,
  { link, other }: Pair,
  ledgers: LedgerIndex,
  currency: string,
): LinkNote {
  const bankOf = (leg: JournalEntry) => {
    const { bankLine } = summarize(leg, ledgers, currency);
    return bankLine ? ledgerName(ledgers, bankLine.ledger_id) : 'another account';
  };
  const leaves = link.transaction_id === entry.transaction_id;
  const [from, to] = leaves ? [entry, other] : [other, entry];
  const text = `${bankOf(from)} → ${bankOf(to)}`;
  return { text, detail: apart(from, to), isAsked: false, confidence: confidenceOf(link) };
}

/** Such as "1 day apart". */
function apart(from: JournalEntry, to: JournalEntry): string {
  const days = Math.abs(daysBetween(dayOf(from.datetime), dayOf(to.datetime)));
  if (days === 0) return 'same day';
  return days === 1 ? '1 day apart' : `${days} days apart`;
}
