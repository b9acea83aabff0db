import fc from 'fast-check';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { PartyKind } from '@/lib/contract/party';
import { dayOf } from '@/lib/dates/instant';

/** One step of a writer. Numbers choose among what is there when the step is taken. */
export type Step =
  | { kind: 'create'; entries: EntryPlan[] }
  | { kind: 'mix'; datetime: string; lines: MixedLine[]; last: number; basis: PairPlan['basis'] }
  | { kind: 'event'; event: EventPlan; datetime: string; units: number[] }
  | { kind: 'relines'; entry: number; lines: PairPlan[] }
  | { kind: 'dropLines'; entry: number }
  | { kind: 'move'; entries: number[]; datetime: string }
  | { kind: 'confirm'; entries: number[] }
  | { kind: 'reverse'; entry: number }
  | { kind: 'toggle'; ledger: number; reported: boolean }
  | { kind: 'import'; movements: { day: string; units: number }[] }
  | { kind: ItemKind; datetime: string; parts: PartPlan[] }
  | { kind: 'pay'; item: number; transaction: number; units: number | null }
  | { kind: 'split'; item: number; transaction: number; debit: number; credit: number; units: number }
  | { kind: 'unpay'; payment: number }
  | { kind: 'status'; item: number; status: 'open' | 'paid' | 'voided' }
  | { kind: 'reissue'; item: number; datetime: string }
  | { kind: 'reparts'; item: number; parts: PartPlan[]; drops: boolean }
  | { kind: 'note'; party: PartyKind; datetime: string; parts: PartPlan[] }
  | { kind: 'voidNote'; note: number }
  | { kind: 'apply'; item: number; datetime: string | null; units: number }
  | { kind: 'unapply'; item: number }
  | { kind: 'refund'; party: PartyKind; transaction: number; units: number }
  | { kind: 'unrefund'; refund: number }
  | { kind: 'undo'; import: number }
  | { kind: 'answer'; item: number; ledger: number; other: number; units: number };

export type PairPlan = { debit: number; credit: number; units: number; basis: 'all' | 'accrual' | 'cash' };
/** A line of an entry that mixes whatever it likes; debits are positive, and a last line balances it. */
export type MixedLine = { ledger: number; units: number };
/** What mixes sections of the cash flow in real books. */
export type EventPlan = (typeof events)[number];
export type EntryPlan = { datetime: string; lines: PairPlan[] };
/** A line of a bill, an invoice or a credit note; `tax` in hundredths of the amount, on invoices alone. */
export type PartPlan = { ledger: number; units: number; tax: number; isPrepayment: boolean };

export const events = ['sale of an asset', 'purchase on credit', 'draw', 'repayment', 'opening'] as const;

const choice = fc.nat({ max: 10_000 });
const units = fc.integer({ min: 1, max: 5_000_000 });

/** Instants that reports are cut at, one millisecond before, and any others of three years. */
export const moment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '2024-01-01T00:00:00.000Z',
    '2024-02-29T23:59:59.999Z',
    '2024-04-05T23:59:59.999Z',
    '2024-04-06T00:00:00.000Z',
    '2024-05-17T13:45:00.123Z',
    '2024-05-17T13:45:00.122Z',
    '2024-06-30T23:59:59.999Z',
    '2024-07-01T00:00:00.000Z',
    '2024-12-31T23:59:59.999Z',
    '2025-01-01T00:00:00.000Z',
    '2025-03-01T00:00:00.000Z',
  ),
  fc
    .date({
      min: new Date('2023-11-01T00:00:00Z'),
      max: new Date('2026-10-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString()),
);

const pair: fc.Arbitrary<PairPlan> = fc.record({
  debit: choice,
  credit: choice,
  units,
  basis: fc.constantFrom('all', 'all', 'all', 'accrual', 'cash'),
});
/** A few cents, too: where the cents left over decide. */
const mixedLine: fc.Arbitrary<MixedLine> = fc.record({
  ledger: choice,
  units: fc.oneof(units, fc.integer({ min: 1, max: 9 })).chain((each) => fc.constantFrom(each, -each)),
});
const lines = fc.array(pair, { minLength: 1, maxLength: 3 });
const several = fc.array(choice, { minLength: 1, maxLength: 6 });
/** Far less than what the bank moves, so that much is paid in full and beyond. */
const partUnits = fc.integer({ min: 1, max: 200_000 });
/** Less than most credit notes, so that there is enough credit more often than not. */
const creditUnits = fc.integer({ min: 1, max: 20_000 });
const part: fc.Arbitrary<PartPlan> = fc.record({
  ledger: choice,
  units: partUnits,
  tax: fc.constantFrom(0, 0, 7, 19),
  isPrepayment: fc.constantFrom(false, false, false, true),
});
const parts = fc.array(part, { minLength: 1, maxLength: 4 });
const party = fc.constantFrom<PartyKind>('vendor', 'customer');
const movements = fc.array(
  fc.record({
    day: moment.map(dayOf),
    units: fc.oneof(units, units).chain((each) => fc.constantFrom(each, -each)),
  }),
  { minLength: 1, maxLength: 4 },
);

/** The step of this kind with these members, so many times as likely as one of weight 1. */
function of<Kind extends Step['kind'], Members extends object>(
  weight: number,
  kind: Kind,
  members: { [Name in keyof Members]: fc.Arbitrary<Members[Name]> },
) {
  return { weight, arbitrary: fc.record(members).map((values) => ({ kind, ...values })) };
}

const steps = [
  of(6, 'create', {
    entries: fc.array(fc.record({ datetime: moment, lines }), { minLength: 1, maxLength: 4 }),
  }),
  of(4, 'mix', {
    datetime: moment,
    lines: fc.array(mixedLine, { minLength: 2, maxLength: 6 }),
    last: choice,
    basis: fc.constantFrom('all', 'all', 'all', 'cash'),
  }),
  of(4, 'event', {
    event: fc.constantFrom(...events),
    datetime: moment,
    units: fc.array(units, { minLength: 5, maxLength: 5 }),
  }),
  of(4, 'relines', { entry: choice, lines }),
  of(2, 'dropLines', { entry: choice }),
  of(4, 'move', { entries: several, datetime: moment }),
  of(2, 'confirm', { entries: several }),
  of(1, 'reverse', { entry: choice }),
  of(2, 'toggle', { ledger: choice, reported: fc.boolean() }),
  of(4, 'import', { movements }),
  of(3, 'bill', { datetime: moment, parts }),
  of(2, 'invoice', { datetime: moment, parts }),
  of(12, 'pay', { item: choice, transaction: choice, units: fc.option(partUnits, { freq: 3 }) }),
  of(8, 'split', {
    item: choice,
    transaction: choice,
    debit: choice,
    credit: choice,
    units: partUnits,
  }),
  of(2, 'unpay', { payment: choice }),
  of(2, 'status', { item: choice, status: fc.constantFrom('open', 'paid', 'voided') }),
  of(2, 'reissue', { item: choice, datetime: moment }),
  of(2, 'reparts', { item: choice, parts, drops: fc.boolean() }),
];

const creditSteps = [
  of(5, 'note', { party, datetime: moment, parts }),
  of(1, 'voidNote', { note: choice }),
  of(8, 'apply', { item: choice, datetime: fc.option(moment), units: creditUnits }),
  of(1, 'unapply', { item: choice }),
  of(6, 'refund', { party, transaction: choice, units: creditUnits }),
  of(1, 'unrefund', { refund: choice }),
  of(1, 'undo', { import: choice }),
  of(6, 'status', { item: choice, status: fc.constantFrom('paid', 'paid', 'open') }),
  of(10, 'answer', {
    item: choice,
    ledger: fc.oneof(choice, fc.constant(0)),
    other: choice,
    units: partUnits,
  }),
];

/** What one writer does, one step after the other. */
export function history(length: number): fc.Arbitrary<Step[]> {
  return fc.array(fc.oneof(...steps), { minLength: length, maxLength: length });
}

/**
 * The same with credit notes, credit that is applied and refunded, imports that are undone, and items that are called paid, with
 * answers to where from.
 */
export function historyWithCredits(length: number): fc.Arbitrary<Step[]> {
  return fc.array(fc.oneof(...steps, ...creditSteps), { minLength: length, maxLength: length });
}
