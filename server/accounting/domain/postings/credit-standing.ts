import type { PartyKind } from '@/lib/contract/party';
import { invalid, type Problem } from '@/lib/contract/problem';
import { dayOf, type Instant } from '@/lib/dates/instant';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import type { Books } from '../books';
import type { AnyItem } from './any-item';

/** The unapplied credit of a party, and what one of its items has open. Minor units, not negative. */
export type Standing = { credit: bigint; open: bigint };

/** What there is at the end of a day, and at the end of all days. */
export type CreditStanding = { then: Standing; finally: Standing };

/** What may be taken on the day: as much as there is then, and still is at the end of all days. */
export function usable({ then, finally: last }: CreditStanding): Standing {
  const lesser = (one: bigint, other: bigint) => (one < other ? one : other);
  return { credit: lesser(then.credit, last.credit), open: lesser(then.open, last.open) };
}

/** What is taken of the credit, in minor units, and when. */
type Taken = { amount: bigint; at: Instant };

const posted = { bill: 'issued', invoice: 'sent' };

/** The refusal of more than a party has as credit, with the day where that is why. */
export function creditExceeded(
  { currency }: Books,
  party: PartyKind,
  { amount, at }: Taken,
  { then: { credit: then }, finally: { credit: last } }: CreditStanding,
): Problem {
  const text = (units: bigint) => decimalText(units, decimalsOf(currency));
  const has = `the ${party} has ${text(then)} of unapplied credit on ${dayOf(at)}`;
  const item = party === 'vendor' ? 'a bill that is issued' : 'an invoice that is sent';
  const why =
    then === last
      ? `the unapplied credit is ${text(then)}`
      : then < last
        ? `${has}: another ${text(last - then)} comes on later days`
        : `${has}, of which ${text(then - last)} is taken on later days, as by ${item} then`;
  return exceeded('credit_exceeded', `is ${text(amount)}; ${why}`);
}

/** The refusal of more than a bill or invoice has open, with the day where that is why. */
export function openExceeded(
  { currency, entriesStart }: Books,
  item: AnyItem,
  { amount, at }: Taken,
  { then: { open: then }, finally: { open: last } }: CreditStanding,
): Problem {
  const text = (units: bigint) => decimalText(units, decimalsOf(currency));
  const { kind, postedAt } = item;
  const [day, postedOn] = [dayOf(at), postedAt && dayOf(postedAt)];
  const isPosted = `the ${kind} is ${posted[kind]}`;
  const has = `the ${kind} has ${text(then)} open`;
  const why = () => {
    if (then === 0n && last === 0n && postedAt && postedAt < entriesStart)
      return `${isPosted} before the books begin on ${dayOf(entriesStart)}: it is in no balance that credit could settle`;
    if (then === last) return has;
    if (then > last) return `${has} on ${day}, of which ${text(then - last)} is settled on later days`;
    if (postedOn && postedOn > day) return `${isPosted} on ${postedOn}, after ${day}`;
    return `${has} on ${day}, and ${text(last)} on later days`;
  };
  return exceeded('open_amount_exceeded', `is ${text(amount)}; ${why()}`);
}

function exceeded(code: string, message: string): Problem {
  return invalid([{ path: '/amount', code, message }]);
}
