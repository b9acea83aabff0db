import type { Clues } from './learning/clues';
import { evidenceNames, placeOf } from './learning/evidence';
import type { Learned, WeighedMovement } from './learning/learn';
import { type Tally, tallyOf, timesOn } from './learning/memory';
import type { Movement } from './movement';
import { type Known, knownUnder, whoseAre } from './payees/names-of-payee';
import { reasonOfSplits } from './splits/splits';
import { tradeToldBy } from './words/trade-of';

/** How much of a name two payees share to be called alike. */
const likeName = 0.5;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Why the ledger is suggested, in sentences with numbers: the payee's own entries, else the same amount, else words. */
export function reasonsFor(
  learned: Learned,
  movement: Movement,
  weighed: WeighedMovement,
  ledger: number,
): string[] {
  const { clues, weighing } = weighed;
  const payee = clues.payee === null ? undefined : learned.memory.payees.get(clues.payee);
  const own = payee?.ledgers.get(ledger)?.whole;
  const ofSplits = splitsOf(learned, movement, weighed);
  const split = ofSplits === null ? [] : [ofSplits];
  if (payee && own && own.times > 0) {
    const same = own.amounts.get(movement.amount) ?? 0;
    const counted = [
      ...knownUnder(payee.names, movement.payee, ledger).map(told),
      ...(same > 0 ? [`The same amount ${times(same)} before.`] : []),
    ];
    return payee.splits.run > 0 ? [...split, ...counted] : [...counted, ...split];
  }
  // What was split counts for the ledger that bore most of it: nothing else speaks for that one alone.
  if (own && ofSplits !== null) return split;
  const none = payee ? knownUnder(payee.names, movement.payee, ledger).map(told) : [];
  const other =
    reasonOfAmount(learned, clues, ledger) ??
    reasonOfTrade(learned, weighed, ledger) ??
    reasonOfWords(learned, clues, ledger) ??
    reasonOfName(weighing, ledger) ??
    reasonOfLedgerName(learned, weighing, ledger) ??
    'A guess from the amount, the account and what is used most.';
  return [...split, ...none, other];
}

/** That the payee's entries were split over several ledgers, so that one alone is seldom right; null where none was. */
export function splitsOf(
  { memory, nameOf }: Learned,
  movement: Movement,
  { clues }: WeighedMovement,
): string | null {
  const payee = clues.payee === null ? undefined : memory.payees.get(clues.payee);
  if (!payee) return null;
  return reasonOfSplits(payee.splits, payee.times, whoseAre(payee.names, movement.payee).within, nameOf);
}

function told({ times: count, entries: all, whose, lastDay }: Known): string {
  if (count === 0) return `None of ${entries(all)} of ${whose.within} went to this ledger.`;
  return `${count} of ${entries(all)} of ${whose.atEnd}; last on ${writtenDay(lastDay)}.`;
}

function reasonOfAmount({ memory }: Learned, clues: Clues, ledger: number): string | null {
  if (clues.payee !== null) return null;
  const amount = tallyOf(memory, 'amount', clues.keys.get('amount') ?? '');
  if (!amount?.counts.has(ledger)) return null;
  return `This amount ${times(amount.times)} before on this account${ofLedger(amount, ledger)}.`;
}

function reasonOfTrade(
  { memory, candidates }: Learned,
  { clues, weighing }: WeighedMovement,
  ledger: number,
): string | null {
  if (clues.trade === null) return null;
  const by = tradeToldBy(clues.words)?.by;
  const tally = tallyOf(memory, 'trade', clues.keys.get('trade'));
  if (tally?.counts.has(ledger)) {
    const whose = by === undefined ? 'other persons' : `similar payees (“${by}”)`;
    return `${entries(tally.times)} of ${whose}${ofLedger(tally, ledger)}.`;
  }
  const isOfTrade = (weighing.evidence[ledger * evidenceNames.length + placeOf.tradeLedger] ?? 0) > 0;
  if (!isOfTrade) return null;
  const name = candidates[ledger]?.name ?? '';
  if (by === undefined) return `The name of a person suggests ${name}.`;
  return by.includes(' ') ? `The words “${by}” suggest ${name}.` : `The word “${by}” suggests ${name}.`;
}

function reasonOfWords({ memory }: Learned, clues: Clues, ledger: number): string | null {
  for (const word of clues.words) {
    const tally = memory.words.get(`${clues.direction} ${word}`);
    if (tally?.counts.has(ledger))
      return `${entries(tally.times)} with the word “${word}”${ofLedger(tally, ledger)}.`;
  }
  return null;
}

function reasonOfName({ evidence }: WeighedMovement['weighing'], ledger: number): string | null {
  const similarity = evidence[ledger * evidenceNames.length + placeOf.similarPayee] ?? 0;
  return similarity >= likeName
    ? 'The name is like that of a payee whose entries went to this ledger.'
    : null;
}

function reasonOfLedgerName(
  { candidates }: Learned,
  { evidence }: WeighedMovement['weighing'],
  ledger: number,
): string | null {
  const isNamed = (evidence[ledger * evidenceNames.length + placeOf.nameShare] ?? 0) > 0;
  return isNamed ? `The text has words of the name “${candidates[ledger]?.name ?? ''}”.` : null;
}

/** How many of them went to the ledger; nothing where all did. */
function ofLedger(tally: Tally, ledger: number): string {
  const count = timesOn(tally, ledger);
  return count === tally.times ? '' : `, ${count} of them on this ledger`;
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

/** @param day YYYY-MM-DD */
export function writtenDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}
