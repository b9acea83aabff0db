import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { kindFields } from '@/lib/trial-balance/ledger-kind';
import type { importOpeningBalances } from '@/server/dashboard/actions/opening-balances';
import { type BooksBalances, isCash, type Plan, type PlannedLedger } from './plan-opening';

type Request = Omit<Parameters<typeof importOpeningBalances>[1], 'idempotencyKey'>;
type Line = { ref: string; units: bigint };

/**
 * What is sent: the ledgers to be made, and the lines of two entries against opening balance equity. What banks and cards held is an
 * entry of its own, as the cash flow would spread it over all other lines; the second takes it off that ledger again.
 */
export function openingRequest(
  plan: Plan,
  {
    day,
    chart,
    books,
    currency,
  }: { day: Day; chart: readonly Ledger[]; books: BooksBalances; currency: string },
): Request {
  const equity = chart.find(({ subtype, archived }) => subtype === 'opening_balance' && !archived);
  const posted = plan.ledgers.filter(({ toPost }) => toPost !== 0n);
  const linesOf = (some: readonly PlannedLedger[]) =>
    some.map(({ ref, toPost }): Line => ({ ref, units: toPost }));
  const cash = withEquity(linesOf(posted.filter(isCash)), equity?.id);
  const rest = withEquity(linesOf(posted.filter((each) => !isCash(each))), equity?.id);
  const entryOf = (description: string, lines: readonly Line[]) => ({
    description,
    lines: lines.map(({ ref, units }) => ({
      ref,
      debit_credit: units > 0n ? ('debit' as const) : ('credit' as const),
      amount: decimalText(units > 0n ? units : -units, decimalsOf(currency)),
    })),
  });
  return {
    day,
    ledgers: plan.ledgers.flatMap(({ ref, made }) => {
      if (made === null) return [];
      const { type, subtype, side, accountType } = kindFields[made.kind];
      const fields = { name: made.name, type, subtype, debit_credit: side, report_cash_flow: true };
      return [{ ref, ledger: { ...fields, financial_account_type: accountType, sort_code: made.code } }];
    }),
    entries: [entryOf('Opening balances of banks and cards', cash), entryOf('Opening balances', rest)].filter(
      ({ lines }) => lines.length > 0,
    ),
    seen: [...books.ofLedgers]
      .filter(([, units]) => units !== 0n)
      .map(([ledgerId, units]) => ({
        ledger_id: ledgerId,
        balance: decimalText(units, decimalsOf(currency)),
      })),
  };
}

/** The lines, balanced on opening balance equity. */
function withEquity(lines: readonly Line[], equityId: string | undefined): Line[] {
  const sum = lines.reduce((total, { units }) => total + units, 0n);
  if (equityId === undefined || sum === 0n) return [...lines];
  const own = lines.find(({ ref }) => ref === equityId);
  const others = lines.filter(({ ref }) => ref !== equityId);
  const units = (own?.units ?? 0n) - sum;
  return units === 0n ? others : [...others, { ref: equityId, units }];
}
