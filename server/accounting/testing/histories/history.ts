import fc from 'fast-check';

/** One step of a writer. Numbers choose among what is there when the step is taken. */
export type Step =
  | { kind: 'create'; entries: EntryPlan[] }
  | { kind: 'relines'; entry: number; lines: PairPlan[] }
  | { kind: 'move'; entries: number[]; datetime: string }
  | { kind: 'confirm'; entries: number[] }
  | { kind: 'reverse'; entry: number }
  | { kind: 'toggle'; ledger: number; reported: boolean };

export type PairPlan = { debit: number; credit: number; units: number; basis: 'all' | 'accrual' | 'cash' };
export type EntryPlan = { datetime: string; lines: PairPlan[] };

const choice = fc.nat({ max: 10_000 });

/** Instants that reports are cut at, one millisecond before, and any others of three years. */
export const moment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '2024-01-01T00:00:00.000Z',
    '2024-02-29T23:59:59.999Z',
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
  units: fc.integer({ min: 1, max: 5_000_000 }),
  basis: fc.constantFrom('all', 'all', 'all', 'accrual', 'cash'),
});
const lines = fc.array(pair, { minLength: 1, maxLength: 3 });
const several = fc.array(choice, { minLength: 1, maxLength: 6 });

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('create' as const),
      entries: fc.array(fc.record({ datetime: moment, lines }), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('relines' as const), entry: choice, lines }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('move' as const), entries: several, datetime: moment }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('confirm' as const), entries: several }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reverse' as const), entry: choice }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('toggle' as const), ledger: choice, reported: fc.boolean() }),
  },
);

/** What one writer does, one step after the other. */
export function history(length: number): fc.Arbitrary<Step[]> {
  return fc.array(step, { minLength: length, maxLength: length });
}
