import { expectedShares } from './expected-shares';
import type { RawBooks, RawLedger, RawLine } from './raw-books';

/** How much of the cash that its entry moved a line explains on a ledger; an increase of cash is positive. */
export type CashPiece = { instant: string; ledger: string; cash: bigint };
type Piece = CashPiece & { section: Section };
export type Section = 'operating_activities' | 'investing_activities' | 'financing_activities';

/**
 * What moved cash, entry by entry, by the rule of the contract: what explains an entry's cash is summed by section; where
 * all sections point the way of the cash, all of it counts; else what the sections on its way have, scaled to the cash.
 */
export function expectedCash(books: RawBooks): CashPiece[] {
  const byEntry = new Map<string, RawLine[]>();
  for (const line of books.lines) {
    if (line.basis !== 'accrual') byEntry.set(line.entry, [...(byEntry.get(line.entry) ?? []), line]);
  }
  const shares = expectedShares(books);
  return [...byEntry.values()].flatMap((lines) => {
    const isCash = (line: RawLine) => ledgerOf(books, line.ledger).inPool;
    const cash = sum(lines.filter(isCash).map(({ debit }) => debit));
    if (cash === 0n) return [];
    const inOrder = lines.filter((line) => !isCash(line)).sort((a, b) => a.position - b.position);
    return onlyCash(
      inOrder.flatMap((line) => piecesOf(books, line, shares)),
      cash,
    );
  });
}

export function sectionOf({ reported, isLoan, type, subtype }: RawLedger): Section {
  if (!reported) return 'operating_activities';
  if (isLoan) return 'financing_activities';
  if (['fixed_asset', 'other_asset'].includes(subtype)) return 'investing_activities';
  const isFinancing = subtype === 'long_term_liability' || type === 'equity';
  return isFinancing ? 'financing_activities' : 'operating_activities';
}

function onlyCash(pieces: readonly Piece[], cash: bigint): Piece[] {
  const way = cash > 0n ? 1n : -1n;
  const inSection = (section: Section) =>
    way * sum(pieces.filter((piece) => piece.section === section).map((piece) => piece.cash));
  if (pieces.every(({ section }) => inSection(section) >= 0n)) return [...pieces];
  const along = pieces.filter(({ section }) => inSection(section) > 0n);
  const total = sum(along.map((piece) => way * piece.cash));
  const exact = along.map((piece) => way * piece.cash * way * cash);
  const over = exact.map((each) => ((each % total) + total) % total);
  const shares = exact.map((each, at) => (each - (over[at] ?? 0n)) / total);
  for (let left = way * cash - sum(shares); left > 0n; left -= 1n) {
    const most = over.reduce((best, each, at) => (each > (over[best] ?? 0n) ? at : best), 0);
    shares[most] = (shares[most] ?? 0n) + 1n;
    over[most] = -1n;
  }
  return along.map((piece, at) => ({ ...piece, cash: way * (shares[at] ?? 0n) }));
}

/** The ledgers on which a line explains cash: its own, or those that its payment is for, cash itself never. */
function piecesOf(books: RawBooks, line: RawLine, shares: ReturnType<typeof expectedShares>): Piece[] {
  const { ledger: own, payment, debit, instant } = line;
  const sums = new Map<string, bigint>();
  const counts: [string, bigint][] = [];
  const stays: [string, bigint][] = [];
  if (payment === null) stays.push([own, -debit]);
  for (const [on, amount] of payment === null ? [] : (shares.get(payment) ?? [])) {
    const staysHere = on === null || on === own || ledgerOf(books, on).inPool;
    const cash = debit < 0n ? amount : -amount;
    if (staysHere) stays.push([own, cash]);
    else counts.push([on, cash]);
  }
  for (const [ledger, cash] of [...counts, ...stays]) sums.set(ledger, (sums.get(ledger) ?? 0n) + cash);
  return [...sums].map(([ledger, cash]) => ({
    instant,
    ledger,
    cash,
    section: sectionOf(ledgerOf(books, ledger)),
  }));
}

function ledgerOf(books: RawBooks, id: string): RawLedger {
  const ledger = books.ledgers.get(id);
  if (!ledger) throw new Error(`${id} is not in the chart`);
  return ledger;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
