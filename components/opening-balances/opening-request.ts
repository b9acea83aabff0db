import { bulkLimit } from '@/lib/contract/bulk-limit';
import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { kindFields } from '@/lib/trial-balance/ledger-kind';
import type { importOpeningBalances } from '@/server/dashboard/actions/opening-balances';
import { type BooksBalances, isCash, type Plan, type PlannedLedger } from './plan-opening';

type Request = Omit<Parameters<typeof importOpeningBalances>[1], 'idempotencyKey'>;
type Line = { ref: string; units: bigint };

/** Fewer than the lines that an entry may have: one more is for opening balance equity. */
export const mostPosted = bulkLimit - 10;

/**
 * What is sent: the ledgers to be made, parents first, and the lines of two entries against opening balance equity, or
 * more where there are very many. What banks and cards held is an entry of its own, as the cash flow would spread it
 * over all other lines; the others take it off that ledger again.
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
  const entriesOf = (description: string, some: readonly PlannedLedger[]) =>
    partsOf(some).map((part) =>
      entryOf(
        description,
        withEquity(
          part.map(({ ref, toPost }) => ({ ref, units: toPost })),
          equity?.id,
        ),
      ),
    );
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
    ledgers: plan.ledgers
      .flatMap(({ ref, made }) => (made === null ? [] : [{ ref, made }]))
      .toSorted((left, right) => left.made.level - right.made.level)
      .map(({ ref, made }) => {
        const { type, subtype, side, accountType } = kindFields[made.kind];
        const fields = { name: made.name, type, subtype, debit_credit: side, report_cash_flow: true };
        const ledger = { ...fields, financial_account_type: accountType, sort_code: made.code };
        return { ref, parent: made.parent, ledger };
      }),
    entries: [
      ...entriesOf('Opening balances of banks and cards', posted.filter(isCash)),
      ...entriesOf(
        'Opening balances',
        posted.filter((each) => !isCash(each)),
      ),
    ].filter(({ lines }) => lines.length > 0),
    seen: [...books.ofLedgers]
      .filter(([, units]) => units !== 0n)
      .map(([ledgerId, units]) => ({
        ledger_id: ledgerId,
        balance: decimalText(units, decimalsOf(currency)),
      })),
  };
}

function partsOf(ledgers: readonly PlannedLedger[]): PlannedLedger[][] {
  return Array.from({ length: Math.ceil(ledgers.length / mostPosted) }, (_, part) =>
    ledgers.slice(part * mostPosted, (part + 1) * mostPosted),
  );
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
