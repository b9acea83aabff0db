import type { AgingBand } from '@/lib/contract/aging';
import { agingBandDays, dueBands } from '@/lib/contract/choices';
import { type Day, daysBetween } from '@/lib/dates/instant';

export type Sum = { count: number; amount: bigint };

/**
 * Minor units; what is owed is positive, what is owed back negative. `probable` is the part that is probably paid,
 * `onAccount` the part that no bill or invoice is of.
 */
export type AgedBand = Sum & { band: AgingBand; probable: Sum; onAccount: Sum };

/** Bills or invoices of one party that are due on one day. Null names nobody. Amounts in minor units, not negative. */
export type ItemsDue = {
  partyId: string | null;
  day: Day;
  /** How many lack something of being settled, and how much. */
  count: number;
  owed: bigint;
  /** What others were paid beyond what they ask for. */
  overpaid: bigint;
  /** Of the count and of what is owed: those that a bank transaction probably pays in full already. */
  probable: { count: number; owed: bigint };
};

/** The balance of a party besides its bills or invoices, by day. Minor units, not negative. */
export type OnAccountDay = { partyId: string | null; day: Day; owed: bigint; credit: bigint };

/** What is due on one day. */
type Due = Pick<ItemsDue, 'day' | 'count' | 'owed' | 'probable'> & { isOnAccount: boolean };

/** Every band in order, and what is in them but for credit by the day it is due; a party is there if it has anything in a band. */
export type PartyAging = { partyId: string | null; bands: AgedBand[]; dues: Due[] };

/**
 * What is overdue, falls due next or later, is probably paid, or is owed on account, besides bills and invoices: nothing is
 * in two of them, but for the 7 days in the 30. Minor units.
 */
export type Outlook = {
  overdue: Sum;
  dueIn7Days: Sum;
  dueIn30Days: Sum;
  dueLater: Sum;
  probablyPaid: Sum;
  onAccount: Sum;
};

/**
 * What is open of each party, by how long it has been due on the day. What stands on its account besides bills and
 * invoices is netted, with what was overpaid: what is left over is the party's unapplied credit; what is owed on account
 * is due from the day of its line, the latest lines being those that are still open. The amounts of a party sum to what
 * payable or receivable says of it.
 */
export function ageParties(
  items: readonly ItemsDue[],
  onAccount: readonly OnAccountDay[],
  asOf: Day,
): PartyAging[] {
  const parties = new Map<string | null, { items: ItemsDue[]; days: OnAccountDay[] }>();
  const of = (partyId: string | null) => {
    const known = parties.get(partyId) ?? { items: [], days: [] };
    parties.set(partyId, known);
    return known;
  };
  for (const item of items) of(item.partyId).items.push(item);
  for (const day of onAccount) of(day.partyId).days.push(day);
  return [...parties].flatMap(([partyId, own]) => {
    const { dues, credit } = dueOfParty(own.items, own.days);
    const bands = emptyBands();
    for (const { day, count, owed, probable, isOnAccount } of dues) {
      const sum = { count, amount: owed };
      const onAccount = isOnAccount ? sum : nothing;
      add(bands, { band: bandOf(day, asOf), ...sum, probable: sumOfProbable(probable), onAccount });
    }
    if (credit < 0n) {
      add(bands, { band: 'credit', count: 1, amount: credit, probable: nothing, onAccount: nothing });
    }
    return bands.some(({ amount }) => amount !== 0n) ? [{ partyId, bands, dues }] : [];
  });
}

/** Band by band, the sum of all parties; in the band of credits the count is of parties. */
export function sumBands(parties: readonly PartyAging[]): AgedBand[] {
  const sums = emptyBands();
  for (const { bands } of parties) for (const each of bands) add(sums, each);
  return sums;
}

/** What falls due within so many days of the day; what is due on the day itself is among it. */
export function outlookOf(parties: readonly PartyAging[], asOf: Day): Outlook {
  const all = parties.flatMap((party) => party.dues);
  const dues = all.filter((due) => !due.isOnAccount);
  const between = (from: number, to: number) =>
    sumOf(
      dues
        .filter(({ day }) => daysBetween(asOf, day) >= from && daysBetween(asOf, day) <= to)
        .map(({ count, owed, probable }) => ({
          count: count - probable.count,
          amount: owed - probable.owed,
        })),
    );
  return {
    overdue: between(Number.NEGATIVE_INFINITY, -1),
    dueIn7Days: between(0, 7),
    dueIn30Days: between(0, 30),
    dueLater: between(31, Number.POSITIVE_INFINITY),
    probablyPaid: sumOf(dues.map(({ probable }) => sumOfProbable(probable))),
    onAccount: sumOf(
      all.filter((due) => due.isOnAccount).map(({ count, owed }) => ({ count, amount: owed })),
    ),
  };
}

export function sumOf(sums: readonly Sum[]): Sum {
  return sums.reduce(plus, nothing);
}

const nothing: Sum = { count: 0, amount: 0n };

function plus(left: Sum, right: Sum): Sum {
  return { count: left.count + right.count, amount: left.amount + right.amount };
}

function sumOfProbable({ count, owed }: ItemsDue['probable']): Sum {
  return { count, amount: owed };
}

/** Items by their day, then what is owed on account, the latest lines; or, where more was paid, the credit, negative. */
function dueOfParty(
  items: readonly ItemsDue[],
  days: readonly OnAccountDay[],
): { dues: Due[]; credit: bigint } {
  const dues: Due[] = items.map(({ day, count, owed, probable }) => ({
    day,
    count,
    owed,
    probable,
    isOnAccount: false,
  }));
  const overpaid = items.reduce((sum, item) => sum + item.overpaid, 0n);
  const net = days.reduce((sum, { owed, credit }) => sum + owed - credit, -overpaid);
  let left = net;
  for (const { day, owed } of [...days].sort((a, b) => (a.day < b.day ? 1 : -1))) {
    if (left <= 0n) break;
    if (owed === 0n) continue;
    const rest = left - owed;
    dues.push({
      day,
      count: 1,
      owed: rest > 0n ? owed : left,
      probable: { count: 0, owed: 0n },
      isOnAccount: true,
    });
    left = rest;
  }
  return { dues, credit: net < 0n ? net : 0n };
}

function bandOf(day: Day, asOf: Day): AgingBand {
  const days = daysBetween(day, asOf);
  const found = dueBands.find((band) => days <= (agingBandDays[band].most ?? Number.POSITIVE_INFINITY));
  if (!found) throw new Error(`no band holds ${days} days`);
  return found;
}

function emptyBands(): AgedBand[] {
  const names: AgingBand[] = [...dueBands, 'credit'];
  return names.map((band) => ({ band, ...nothing, probable: nothing, onAccount: nothing }));
}

function add(bands: AgedBand[], more: AgedBand): void {
  const found = bands.find((each) => each.band === more.band);
  if (!found) throw new Error(`there is no band ${more.band}`);
  Object.assign(found, plus(found, more), {
    probable: plus(found.probable, more.probable),
    onAccount: plus(found.onAccount, more.onAccount),
  });
}
