import { addDays, type Day } from '@/lib/dates/instant';
import { absolute } from '@/lib/money/absolute';
import { readPayee } from '../payee-words';
import { type NumberFound, numberedItems, plainNumber } from './item-numbers';
import type { OpenItemFacts } from './open-item-facts';
import { setsOfSum } from './sets-of-sum';

/** A movement that may pay something. `amount` in minor units, money in positive, never 0. */
export type PayingMovement = { transactionId: string; amount: bigint; day: Day; tokens: readonly string[] };

/** The payment of one open item, or of several of one party together. */
export type ProposedPayment = {
  transactionId: string;
  parts: { item: OpenItemFacts; amount: bigint }[];
  /** 0 to 1 */
  confidence: number;
  evidence: PaymentEvidence;
};

export type PaymentEvidence = {
  isExact: boolean;
  name: 'whole' | 'part' | null;
  numbers: number;
  /** What is paid beyond what is open, in minor units: it becomes credit. */
  excess: bigint;
};

/** How much likelier what is seen is of a payment than of any other movement. */
const worth = {
  exact: 2,
  partial: 0.06,
  excess: 0.03,
  together: 1,
  name: 40,
  partOfName: 5,
  startOfName: 15,
  otherName: 0.12,
  number: 60,
  shortNumber: 6,
  /** Of another amount, where the text does not name the party either. */
  bareNumber: 15,
};
const leastSuggested = 0.2;
const mostOfMovement = 3;
/** Money that comes so many days before the item was issued is no payment of it, nor so many days after it was due. */
const daysBefore = 10;
const daysAfterDue = 365;
const mostOfParty = 16;
/** At most so much of what is open is taken for an over-payment: in percent, by what the text says of the item. */
const mostPaid = { named: 110n, numbered: 200n };

/** The open items, to be looked up by amount, number and party. */
export type ItemIndex = {
  byAmount: ReadonlyMap<bigint, readonly OpenItemFacts[]>;
  byNumber: ReadonlyMap<string, readonly OpenItemFacts[]>;
  byWord: ReadonlyMap<string, ReadonlySet<string>>;
  byParty: ReadonlyMap<string, readonly OpenItemFacts[]>;
  /** By party the words of its name. */
  words: ReadonlyMap<string, readonly string[]>;
  /** The first day of the books; null where all days are in them. */
  start: Day | null;
};

/** The open bills and invoices by what a payment may tell of them. */
export function indexItems(items: readonly OpenItemFacts[], start: Day | null = null): ItemIndex {
  const byAmount = new Map<bigint, OpenItemFacts[]>();
  const byNumber = new Map<string, OpenItemFacts[]>();
  const byWord = new Map<string, Set<string>>();
  const byParty = new Map<string, OpenItemFacts[]>();
  const words = new Map<string, readonly string[]>();
  for (const item of items) {
    push(byAmount, item.open, item);
    const number = plainNumber(item.number);
    if (number !== null) push(byNumber, number, item);
    push(byParty, item.partyId, item);
    if (words.has(item.partyId)) continue;
    words.set(item.partyId, readPayee(item.partyName));
    for (const word of words.get(item.partyId) ?? [])
      byWord.set(word, (byWord.get(word) ?? new Set()).add(item.partyId));
  }
  return { byAmount, byNumber, byWord, byParty, words, start };
}

/**
 * What a movement likely pays, the surest first: an item of the same open amount, part of one that the text names or a little
 * more than it, or several of one party that come to the amount. The confidence is the share of each among all that fit, and none of them.
 */
export function matchPayment(movement: PayingMovement, index: ItemIndex): ProposedPayment[] {
  const size = absolute(movement.amount);
  const text = readText(movement, index);
  const lateness = latenessOn(movement.day);
  const lastIssue = addDays(movement.day, daysBefore);
  const firstDue = addDays(movement.day, -daysAfterDue);
  const mayPay = (item: OpenItemFacts) =>
    item.issuedOn <= lastIssue && item.dueOn >= firstDue && !isAcrossStart(movement, item, index);
  const numbered = new Map(
    [...numberedItems(movement.tokens, index.byNumber)].filter(([item]) => mayPay(item)),
  );
  const parties = new Set(movement.tokens.flatMap((token) => [...(index.byWord.get(token) ?? [])]));
  const named = [...parties].flatMap((id) => index.byParty.get(id) ?? []);
  const mostPaidOf = (item: OpenItemFacts) =>
    numbered.has(item) ? mostPaid.numbered : text.of(item).isNamed ? mostPaid.named : 100n;
  const single = new Set(
    [...(index.byAmount.get(size) ?? []), ...numbered.keys(), ...named].filter(
      (item) => mayPay(item) && (size <= item.open || size * 100n <= item.open * mostPaidOf(item)),
    ),
  );
  const sets = [...single].map((item) => [item]);
  for (const id of new Set([...parties, ...[...numbered.keys()].map(({ partyId }) => partyId)])) {
    const ofParty = (index.byParty.get(id) ?? []).filter((item) => mayPay(item) && item.open < size);
    sets.push(...setsOfSum(ofParty.slice(0, mostOfParty), size));
  }
  // Hundreds may fit: only what is likely beside all of them is more than a figure.
  const judged = sets.map((items) => judge(size, text, lateness, items, numbered));
  const all = 1 + judged.reduce((sum, { odds }) => sum + odds, 0);
  return judged
    .filter(({ odds }) => odds > 0 && odds / all >= leastSuggested)
    .map(({ odds, items, evidence }) => ({
      transactionId: movement.transactionId,
      parts: items.map((item) => ({ item, amount: items.length > 1 ? item.open : size })),
      confidence: Math.floor((odds / all) * 1000) / 1000,
      evidence,
    }))
    .sort((left, right) => right.confidence - left.confidence)
    .slice(0, mostOfMovement);
}

function judge(
  size: bigint,
  text: Text,
  lateness: (item: OpenItemFacts) => number,
  items: readonly OpenItemFacts[],
  numbered: ReadonlyMap<OpenItemFacts, NumberFound>,
): { items: readonly OpenItemFacts[]; evidence: PaymentEvidence; odds: number } {
  const sum = items.reduce((total, { open }) => total + open, 0n);
  const isExact = sum === size;
  const { name, isNamed } = items[0] ? text.of(items[0]) : unnamed;
  const own = items.filter((item) => numbered.has(item));
  const isLong = own.some(({ number }) => (plainNumber(number) ?? '').length >= 4);
  const excess = size > sum ? size - sum : 0n;
  const byAmount =
    items.length > 1 ? worth.together : worth[isExact ? 'exact' : excess > 0n ? 'excess' : 'partial'];
  const byName =
    name === 'whole'
      ? worth.name
      : name === 'part'
        ? isNamed
          ? worth.startOfName
          : worth.partOfName
        : text.namesSomebody()
          ? worth.otherName
          : 1;
  // Numbers of other items speak against those that do not have them, and against some without the others.
  const others = [...numbered.keys()].filter((item) => !items.includes(item)).length;
  const isUnsure = !isExact && name === null && own.every((item) => numbered.get(item) === 'bare');
  const named =
    own.length === 0 ? 1 : !isLong ? worth.shortNumber : isUnsure ? worth.bareNumber : worth.number;
  const byNumber = named * 0.1 ** Math.min(others, 3);
  const days = Math.max(...items.map(lateness));
  const needsMore = (!isExact || items.length > 1) && !isNamed && own.length === 0;
  return {
    items,
    evidence: { isExact, name, numbers: own.length, excess },
    odds: needsMore ? 0 : byAmount * byName * byNumber * (own.length > 0 ? Math.max(days, 0.6) : days),
  };
}

/** For items, between 0.3 and 1 each: how usual it is that they are paid on the day. */
function latenessOn(day: Day): (item: OpenItemFacts) => number {
  const [late, veryLate] = [addDays(day, -45), addDays(day, -120)];
  return ({ issuedOn, dueOn }) => {
    if (issuedOn > day || dueOn < veryLate) return 0.3;
    return dueOn >= late ? 1 : 0.6;
  };
}

/** Money of before the start of the books settles nothing that is in them. */
function isAcrossStart({ day }: PayingMovement, { issuedOn }: OpenItemFacts, { start }: ItemIndex): boolean {
  return start !== null && day < start && issuedOn >= start;
}

/** How much of a party's name is in a text. `isNamed`: at least the first two words of it, since banks cut long names. */
type NameMatch = { name: PaymentEvidence['name']; isNamed: boolean };
const unnamed: NameMatch = { name: null, isNamed: false };

/** What the text of a movement says, each party looked for once however many items it has. */
type Text = {
  of: (item: OpenItemFacts) => NameMatch;
  /** Whether it has words that may be a payee. */
  namesSomebody: () => boolean;
};

function readText({ tokens }: PayingMovement, { words }: ItemIndex): Text {
  const known = new Map<string, NameMatch>();
  let namesSomebody: boolean | null = null;
  return {
    of({ partyId }) {
      const before = known.get(partyId);
      if (before) return before;
      const named = nameIn(tokens, words.get(partyId) ?? []);
      known.set(partyId, named);
      return named;
    },
    namesSomebody() {
      namesSomebody ??= readPayee(tokens.join(' ')).length > 0;
      return namesSomebody;
    },
  };
}

function nameIn(tokens: readonly string[], words: readonly string[]): NameMatch {
  const shared = words.filter((word) => tokens.includes(word)).length;
  if (shared === 0) return unnamed;
  if (shared === words.length) return { name: 'whole', isNamed: true };
  return { name: 'part', isNamed: words.slice(0, 2).every((word) => tokens.includes(word)) };
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
