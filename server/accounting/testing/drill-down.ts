import type { Client } from '@/lib/client/client';
import type { JournalEntry, LineEntry } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';
import type { DrillDown, PeriodReport, ReportRecord } from '@/lib/contract/report';
import { numberText } from '@/lib/json';
import { minorUnitsOf } from '@/lib/money/decimal';
import { must } from './books';

/** A figure of a report with the query behind it. `sign` is 1 where debits are positive, −1 where credits are. */
export type Figure = {
  name: string;
  cents: bigint;
  sign: 1n | -1n;
  drillDown: DrillDown;
  ledgerIds: string[] | null;
};

export const centsOf = (amount: LineEntry['amount']): bigint => {
  const units = minorUnitsOf(numberText(amount), 2);
  if (!units.ok) throw new Error(`${numberText(amount)} is no amount in cents`);
  return units.value;
};

/** Every figure of a report but those whose children have the queries, each with the sign that `signOf` tells. */
export function figuresOf(report: PeriodReport, signOf: (path: readonly string[]) => 1n | -1n): Figure[] {
  const walk = (record: ReportRecord, above: readonly string[]): Figure[] => {
    const path = [...above, record.name];
    const name = [report.period, ...path].join(' / ');
    const below = record.children.flatMap((child) => walk(child, path));
    const ids = idsBelow(record);
    const drillDown = record.drill_down ?? report.drill_down;
    const cents = centsOf(record.total_amount);
    if (record.drill_down) return [{ name, cents, sign: signOf(path), drillDown, ledgerIds: null }, ...below];
    const isOfLedgers = everyRecord(record).every((each) => each.drill_down === undefined);
    if (!isOfLedgers || ids.length > 100) return below;
    return [{ name, cents, sign: signOf(path), drillDown, ledgerIds: ids }, ...below];
  };
  return report.records.flatMap((record) => walk(record, []));
}

function everyRecord(record: ReportRecord): ReportRecord[] {
  return [record, ...record.children.flatMap(everyRecord)];
}

function idsBelow(record: ReportRecord): string[] {
  return everyRecord(record).flatMap((each) => each.ledger_id ?? []);
}

/**
 * The sum of the lines behind a figure, debits positive, from the list of journal entries alone. Throws when the list
 * has an entry without any such line.
 */
export async function sumBehind(
  client: Client,
  parameters: { business_id: string },
  ledgers: ReadonlyMap<string, Ledger>,
  { drillDown, ledgerIds }: Pick<Figure, 'drillDown' | 'ledgerIds'>,
): Promise<bigint> {
  if (ledgerIds?.length === 0) return 0n;
  const query = {
    ...drillDown,
    in_cash_pool: booleanText(drillDown.in_cash_pool),
    report_cash_flow: booleanText(drillDown.report_cash_flow),
    cash_movement: drillDown.cash_movement ? ('true' as const) : undefined,
    ...(ledgerIds ? { ledger_id: ledgerIds } : {}),
  };
  let sum = 0n;
  for (let token: string | undefined | null; token !== null; ) {
    const page = must(
      await client.listJournalEntries({ parameters, query: { ...query, page_token: token } }),
    );
    for (const entry of page.data) sum += sumOfEntry(entry, drillDown, ledgerIds, ledgers);
    token = page.pagination.next_page_token;
  }
  return sum;
}

function sumOfEntry(
  entry: JournalEntry,
  drillDown: DrillDown,
  ledgerIds: string[] | null,
  ledgers: ReadonlyMap<string, Ledger>,
): bigint {
  const parts = entry.line_entries
    .filter((line) => drillDown.basis.includes(line.basis))
    .flatMap((line) => (drillDown.cash_movement ? (line.cash_movements ?? []) : [line]))
    .filter((part) => isAsked(ledgers.get(part.ledger_id), drillDown, ledgerIds));
  if (parts.length === 0) throw new Error(`${entry.id} is listed for nothing`);
  return parts.reduce(
    (sum, part) => sum + (part.debit_credit === 'debit' ? centsOf(part.amount) : -centsOf(part.amount)),
    0n,
  );
}

const poolTypes = ['bank_account', 'credit_card', 'prepaid_card', 'payments', 'payroll'];

function isAsked(ledger: Ledger | undefined, drillDown: DrillDown, ledgerIds: string[] | null): boolean {
  if (!ledger) throw new Error('a line is on no ledger of the chart');
  const isInPool = ledger.report_cash_flow && poolTypes.includes(ledger.financial_account_type ?? '');
  return (
    (ledgerIds?.includes(ledger.id) ?? true) &&
    (drillDown.ledger_type?.includes(ledger.type) ?? true) &&
    (drillDown.ledger_subtype?.includes(ledger.subtype) ?? true) &&
    (drillDown.report_cash_flow ?? ledger.report_cash_flow) === ledger.report_cash_flow &&
    (drillDown.in_cash_pool ?? isInPool) === isInPool
  );
}

function booleanText(value: boolean | undefined): 'true' | 'false' | undefined {
  if (value === undefined) return undefined;
  return value ? 'true' : 'false';
}
