import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { parseJson, stringifyJson } from '@/lib/json';
import { call } from './call';
import type { TestService } from './start-service';

/**
 * Every report of the time through the instant, by its path, as the text of its answer: all kinds, all periods, and the
 * statement and balances of every ledger.
 * @param from the beginning of the reports that have one
 */
export async function everyReport(
  service: Pick<TestService, 'request'>,
  businessId: string,
  ledgerIds: readonly string[],
  { from, through }: { from: string; through: string },
): Promise<Map<string, string>> {
  const between = `start_datetime=${from}&end_datetime=${through}`;
  const periods = ['month', 'quarter', 'year', 'all'];
  const reports = [
    ...periods.flatMap((period) =>
      ['cash-flow', 'profit-and-loss', 'balance-sheet'].map(
        (name) => `reports/${name}?${between}&period=${period}`,
      ),
    ),
    `reports/balance-sheet?end_datetime=${through}`,
    `reports/trial-balance?end_datetime=${through}`,
    `ledger/balances?end_datetime=${through}`,
    ...ledgerIds.flatMap((id) => [
      `reports/ledger-statement/${id}?end_datetime=${through}`,
      `reports/ledger-statement/${id}?${between}`,
    ]),
  ];
  const texts = new Map<string, string>();
  for (const report of reports) {
    const { status, text } = await call(service, 'GET', `/v0/business/${businessId}/${report}`);
    if (status !== 200) throw new Error(`${report} answers ${status}: ${text}`);
    texts.set(report, text);
  }
  return texts;
}

/**
 * The reports without the rows that have no entries, which come and go with the chart of accounts, and without the
 * statements of ledgers that have nothing to state.
 */
export function withoutEmptyRows(reports: ReadonlyMap<string, string>): Map<string, string> {
  const shown = [...reports].filter(([, text]) => !/"opening_balance":0,.*"entries":\[\]/.test(text));
  return new Map(shown.map(([name, text]) => [name, stringifyJson(withoutEmpty(parseJson(text)))]));
}

type Shown = PeriodReport | ReportRecord | { has_entries: boolean };

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !isEmpty(each)).map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutEmpty(member)]));
}

function isEmpty(value: Shown): boolean {
  return typeof value === 'object' && value !== null && 'has_entries' in value && !value.has_entries;
}
