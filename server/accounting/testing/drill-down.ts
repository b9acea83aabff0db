import type { Client } from '@/lib/client/client';
import type { EntityType } from '@/lib/contract/business';
import { type EntriesBehind, entriesBehind } from '@/lib/contract/drill-down';
import type { JournalEntry, JournalEntrySum } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';
import type { RecordKey } from '@/lib/contract/record-key';
import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { type JsonNumber, numberText } from '@/lib/json';
import { minorUnitsOf } from '@/lib/money/decimal';
import { must } from './books';

/** A figure of a report with the query behind it. `sign` is 1 where debits are positive, −1 where credits are. */
export type Figure = {
  name: string;
  cents: bigint;
  sign: 1n | -1n;
  query: EntriesBehind;
  /** The ledgers of the rows that the figure adds up; null where it is computed from others. */
  ledgerIds: string[] | null;
};

/** The ledgers of a business by identifier, and its legal form. */
export type Chart = { ledgers: ReadonlyMap<string, Ledger>; entityType: EntityType };

export const centsOf = (amount: JsonNumber): bigint => {
  const units = minorUnitsOf(numberText(amount), 2);
  if (!units.ok) throw new Error(`${numberText(amount)} is no amount in cents`);
  return units.value;
};

/** Every figure of a report, each with the sign that `signOf` tells of its record at the top. */
export function figuresOf(report: PeriodReport, signOf: (topKey: RecordKey) => 1n | -1n): Figure[] {
  const walk = (record: ReportRecord, above: readonly string[], topKey: RecordKey): Figure[] => {
    const path = [...above, record.name];
    const name = [report.period, ...path].join(' / ');
    const figure = (part: 'total' | 'itself', amount: JsonNumber, ledgerIds: string[] | null): Figure => {
      const query = entriesBehind(report, record, part);
      if (!query) throw new Error(`${name} leads to no entries`);
      return { name: `${name} (${part})`, cents: centsOf(amount), sign: signOf(topKey), query, ledgerIds };
    };
    const ids = isOfLedgers(record) ? everyRecord(record).flatMap((each) => each.ledger_id ?? []) : null;
    return [
      figure('total', record.total_amount, ids),
      ...(record.ledger_id === null ? [] : [figure('itself', record.amount, [record.ledger_id])]),
      ...record.children.flatMap((child) => walk(child, path, topKey)),
    ];
  };
  return report.records.flatMap((record) => walk(record, [], record.key));
}

function everyRecord(record: ReportRecord): ReportRecord[] {
  return [record, ...record.children.flatMap(everyRecord)];
}

/** Whether all that the row adds up are ledgers; computed figures have neither ledger nor children. */
function isOfLedgers(record: ReportRecord): boolean {
  return everyRecord(record).every((each) => each.ledger_id !== null || each.children.length > 0);
}

/**
 * The sum of the lines behind a figure, debits positive: added up here from the lines of the listed entries. Throws
 * when the list has an entry without any such line, or when the service itself adds up anything else.
 */
export async function sumBehind(
  client: Client,
  parameters: { business_id: string },
  chart: Chart,
  { query, ledgerIds }: Pick<Figure, 'query' | 'ledgerIds'>,
): Promise<bigint> {
  let sum = 0n;
  let matching = 0n;
  for (let token: string | undefined | null; token !== null; ) {
    const page = must(
      await client.listJournalEntries({ parameters, query: { ...query, page_token: token } }),
    );
    for (const entry of page.data) {
      sum += sumOfEntry(entry, query, ledgerIds, chart);
      matching += netOf(entry.matching);
    }
    token = page.pagination.next_page_token;
  }
  const asked = netOf(must(await client.sumJournalEntries({ parameters, query })).data);
  if (sum !== matching || sum !== asked) {
    throw new Error(`${JSON.stringify(query)} gives ${sum}, by entry ${matching}, at once ${asked}`);
  }
  return sum;
}

function netOf(sum: JournalEntrySum | undefined): bigint {
  if (!sum) throw new Error('an entry does not say what of it matches');
  return centsOf(sum.debit) - centsOf(sum.credit);
}

function sumOfEntry(
  entry: JournalEntry,
  query: EntriesBehind,
  ledgerIds: string[] | null,
  chart: Chart,
): bigint {
  const parts = entry.line_entries
    .filter((line) => [query.basis ?? line.basis].flat().includes(line.basis))
    .flatMap((line) => (query.cash_movement ? (line.cash_movements ?? []) : [line]))
    .filter((part) => ledgerIds?.includes(part.ledger_id) ?? true)
    .filter((part) => isAsked(chart, chart.ledgers.get(part.ledger_id), entry, query));
  if (parts.length === 0) throw new Error(`${entry.id} is listed for nothing`);
  return parts.reduce(
    (sum, part) => sum + (part.debit_credit === 'debit' ? centsOf(part.amount) : -centsOf(part.amount)),
    0n,
  );
}

const poolTypes = ['bank_account', 'credit_card', 'prepaid_card', 'payments', 'payroll'];

function isAsked(
  { entityType }: Chart,
  ledger: Ledger | undefined,
  entry: JournalEntry,
  query: EntriesBehind,
): boolean {
  if (!ledger) throw new Error('a line is on no ledger of the chart');
  const isInPool = ledger.report_cash_flow && poolTypes.includes(ledger.financial_account_type ?? '');
  const isDividend = entityType === 'c-corp' && ledger.subtype === 'distribution';
  const resets = isDividend || ['revenue', 'expense'].includes(ledger.type);
  const isOver = resets && query.result_end_datetime !== undefined;
  return (
    (query.ledger_type === undefined || [query.ledger_type].flat().includes(ledger.type)) &&
    (query.ledger_subtype === undefined || [query.ledger_subtype].flat().includes(ledger.subtype)) &&
    (query.cash_flow_activity === undefined ||
      (!isInPool && [query.cash_flow_activity].flat().includes(sectionOf(ledger)))) &&
    (query.report_cash_flow ?? `${ledger.report_cash_flow}`) === `${ledger.report_cash_flow}` &&
    (query.in_cash_pool ?? `${isInPool}`) === `${isInPool}` &&
    !(isOver && entry.datetime > (query.result_end_datetime ?? ''))
  );
}

/** The section of the cash flow in which a ledger explains what moved cash. */
export function sectionOf(
  ledger: Pick<Ledger, 'type' | 'subtype' | 'report_cash_flow' | 'financial_account_type'>,
) {
  const { type, subtype } = ledger;
  if (!ledger.report_cash_flow) return 'operating';
  if (['fixed_asset', 'other_asset'].includes(subtype) && ledger.financial_account_type !== 'loan')
    return 'investing';
  const isOwed = subtype === 'long_term_liability' || ledger.financial_account_type === 'loan';
  return isOwed || type === 'equity' ? 'financing' : 'operating';
}
