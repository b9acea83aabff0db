import fc from 'fast-check';
import { financialAccountType, ledgerSubtypes, ledgerType } from '@/lib/contract/ledger';
import { cashChart, isInCashPool } from '../../cash-movements/cash-chart';
import { markCashMovements, nothingToLookThrough, sideOf } from '../../cash-movements/cash-movement';
import type { CashMovement } from '../../journal-entry/entry';
import type { ReportLedger, SideTotals } from '../report-ledger';

/** One line: debit positive, credit negative, minor units. */
export type RandomLine = { ledger: ReportLedger; debit: bigint };
/** A balanced entry; `time` counts from 0 and decides the period. */
export type RandomEntry = { time: number; lines: RandomLine[] };
export type RandomBooks = { ledgers: ReportLedger[]; entries: RandomEntry[] };

export const times = 12;

/** Charts with any tree, contra ledgers and hidden ledgers, and balanced entries on them. */
export const randomBooks: fc.Arbitrary<RandomBooks> = fc
  .array(fc.nat(), { minLength: 2, maxLength: 25 })
  .chain((seeds) => fc.tuple(...seeds.map((_, index) => randomLedger(index))))
  .chain((ledgers) =>
    fc.record({ ledgers: fc.constant(ledgers), entries: fc.array(randomEntry(ledgers), { maxLength: 40 }) }),
  );

function randomLedger(index: number): fc.Arbitrary<ReportLedger> {
  return fc.constantFrom(...ledgerType.options).chain((type) => ledgerOf(index, type));
}

function ledgerOf(index: number, type: ReportLedger['type']): fc.Arbitrary<ReportLedger> {
  return fc.record({
    id: fc.constant(`ledger-${index}`),
    name: fc.constant(`Ledger ${index}`),
    type: fc.constant(type),
    subtype: fc.constantFrom(...ledgerSubtypes[type]),
    debit_credit: fc.constantFrom('debit', 'credit'),
    report_cash_flow: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    financial_account_type: fc.option(fc.constantFrom(...financialAccountType.options)),
    sort_code: fc.option(fc.constantFrom('1', '10', '1123', '220')),
    parent_id: index === 0 ? fc.constant(null) : fc.option(fc.nat(index - 1).map((at) => `ledger-${at}`)),
  });
}

/** Any lines, and a last one that balances them. */
function randomEntry(ledgers: readonly ReportLedger[]): fc.Arbitrary<RandomEntry> {
  const line = fc.record({
    ledger: fc.constantFrom(...ledgers),
    debit: fc.bigInt({ min: -1_000_000n, max: 1_000_000n }).filter((amount) => amount !== 0n),
  });
  return fc.record({
    time: fc.nat(times - 1),
    lines: fc
      .tuple(fc.array(line, { minLength: 1, maxLength: 5 }), fc.constantFrom(...ledgers))
      .map(([lines, last]) => {
        const difference = lines.reduce((sum, { debit }) => sum + debit, 0n);
        return difference === 0n ? lines : [...lines, { ledger: last, debit: -difference }];
      }),
  });
}

/** Totals by ledger of the entries within the times, bounds inclusive. */
export function totalsOf({ entries }: RandomBooks, from: number, to: number): Map<string, SideTotals> {
  const totals = new Map<string, SideTotals>();
  for (const entry of entries) {
    if (entry.time < from || entry.time > to) continue;
    for (const { ledger, debit } of entry.lines) {
      const posted = totals.get(ledger.id) ?? { debit: 0n, credit: 0n };
      if (debit > 0n) posted.debit += debit;
      else posted.credit -= debit;
      totals.set(ledger.id, posted);
    }
  }
  return totals;
}

/** By ledger, the movements of cash that the entries' lines are marked with; an increase is positive. */
export function movementsOf(
  { ledgers, entries }: RandomBooks,
  from: number,
  to: number,
): Map<string, bigint> {
  const chart = cashChart(ledgers);
  const movements = new Map<string, bigint>();
  for (const { time, lines } of entries) {
    if (time < from || time > to) continue;
    for (const line of markCashMovements(lines.map(postedLine), chart, nothingToLookThrough)) {
      for (const { ledgerId, amount } of line.movements) {
        const increase = line.side === 'credit' ? amount : -amount;
        movements.set(ledgerId, (movements.get(ledgerId) ?? 0n) + increase);
      }
    }
  }
  return movements;
}

const none: readonly CashMovement[] = [];

function postedLine({ ledger, debit }: RandomLine, at: number) {
  const { side, units: amount } = sideOf('debit', debit);
  const common = { basis: 'all' as const, paymentId: null, movements: none };
  return { ...common, id: `${at}`, ledgerId: ledger.id, side, amount };
}

/** Debits less credits of the pool's ledgers in everything up to the time. */
export function cashAt({ entries }: RandomBooks, to: number): bigint {
  return entries
    .filter((entry) => entry.time <= to)
    .flatMap((entry) => entry.lines)
    .filter(({ ledger }) => isInCashPool(ledger))
    .reduce((sum, { debit }) => sum + debit, 0n);
}
