import type { AgingBand } from '@/lib/contract/aging';
import type { Day } from '@/lib/dates/instant';

/** Minor units; what is owed is positive, what is owed back negative. */
export type AgedBand = { band: AgingBand; count: number; amount: bigint };

/** Bills or invoices of one party that are due on one day. Null names nobody. Amounts in minor units, not negative. */
export type ItemsDue = {
  partyId: string | null;
  day: Day;
  /** How many lack something of being settled, and how much. */
  count: number;
  owed: bigint;
  /** What others were paid beyond what they ask for. */
  overpaid: bigint;
};

/** What stands on a party's account besides its bills or invoices, by day. Minor units, not negative. */
export type OnAccountDay = { partyId: string | null; day: Day; owed: bigint; credit: bigint };

/** Every band in order; a party is there if it has anything in one. */
export type PartyAging = { partyId: string | null; bands: AgedBand[] };

const millisecondsPerDay = 86_400_000;

/** The bands of what is owed, each with the most days something in it has been due. */
const owedBands: readonly (readonly [band: AgingBand, mostDays: number])[] = [
  ['current', 0],
  ['1_30', 30],
  ['31_60', 60],
  ['61_90', 90],
  ['over_90', Number.POSITIVE_INFINITY],
];

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
    const bands = ageParty(own.items, own.days, asOf);
    return bands.some(({ amount }) => amount !== 0n) ? [{ partyId, bands }] : [];
  });
}

/** Band by band, the sum of all parties; in the band of credits the count is of parties. */
export function sumBands(parties: readonly PartyAging[]): AgedBand[] {
  const sums = emptyBands();
  for (const { bands } of parties) for (const each of bands) add(sums, each.band, each.count, each.amount);
  return sums;
}

function ageParty(items: readonly ItemsDue[], days: readonly OnAccountDay[], asOf: Day): AgedBand[] {
  const bands = emptyBands();
  for (const { day, count, owed } of items) add(bands, bandOf(day, asOf), count, owed);
  const overpaid = items.reduce((sum, item) => sum + item.overpaid, 0n);
  const net = days.reduce((sum, { owed, credit }) => sum + owed - credit, -overpaid);
  if (net < 0n) add(bands, 'credit', 1, net);
  let left = net;
  for (const { day, owed } of [...days].sort((a, b) => (a.day < b.day ? 1 : -1))) {
    if (left <= 0n) break;
    if (owed === 0n) continue;
    const rest = left - owed;
    add(bands, bandOf(day, asOf), 1, rest > 0n ? owed : left);
    left = rest;
  }
  return bands;
}

function bandOf(day: Day, asOf: Day): AgingBand {
  const days = (Date.parse(asOf) - Date.parse(day)) / millisecondsPerDay;
  const found = owedBands.find(([, mostDays]) => days <= mostDays);
  if (!found) throw new Error(`no band holds ${days} days`);
  return found[0];
}

function emptyBands(): AgedBand[] {
  const names: AgingBand[] = [...owedBands.map(([band]) => band), 'credit'];
  return names.map((band) => ({ band, count: 0, amount: 0n }));
}

function add(bands: AgedBand[], band: AgingBand, count: number, amount: bigint): void {
  const found = bands.find((each) => each.band === band);
  if (!found) throw new Error(`there is no band ${band}`);
  found.count += count;
  found.amount += amount;
}
