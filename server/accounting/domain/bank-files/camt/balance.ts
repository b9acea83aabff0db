import { negateDecimalText, readDecimalText } from '@/lib/money/decimal-text';
import type { ClosingBalance } from '../bank-file';
import { calendarDay } from '../written-date';
import { childrenOf, textAt, type XmlNode } from './xml-tree';

/** The booked opening balance in the account's currency, else that with which the previous statement closed; the earliest of several. */
export function readOpening(statement: XmlNode, currency: string | null): ClosingBalance | null {
  const [opening] = balancesOf(statement, 'OPBD', currency);
  return opening ?? balancesOf(statement, 'PRCD', currency)[0] ?? null;
}

/** The booked closing balance in the account's currency; the latest of several. */
export function readClosing(statement: XmlNode, currency: string | null): ClosingBalance | null {
  return balancesOf(statement, 'CLBD', currency).at(-1) ?? null;
}

export function isBookedBalance(balance: XmlNode): boolean {
  return ['OPBD', 'PRCD', 'CLBD'].includes(typeOf(balance));
}

/** Those of the type, by day. */
function balancesOf(statement: XmlNode, type: string, currency: string | null): ClosingBalance[] {
  return childrenOf(statement, 'Bal')
    .filter((balance) => typeOf(balance) === type)
    .flatMap((balance) => readBalance(balance, currency) ?? [])
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

function readBalance(balance: XmlNode, currency: string | null): ClosingBalance | null {
  const [, year, month, day] =
    /^(\d{4})-(\d{2})-(\d{2})/.exec(textAt(balance, 'Dt/Dt') ?? textAt(balance, 'Dt/DtTm') ?? '') ?? [];
  const date = calendarDay(Number(year), Number(month), Number(day));
  const amount = readDecimalText(textAt(balance, 'Amt') ?? '', { mark: '.', ungrouped: true });
  const own = textAt(balance, 'Amt/@Ccy')?.toUpperCase();
  const isOwn = own === undefined || currency === null || own === currency;
  const direction = textAt(balance, 'CdtDbtInd');
  if (date === null || amount === null || !isOwn) return null;
  if ((direction !== 'CRDT' && direction !== 'DBIT') || amount.startsWith('-')) return null;
  return { day: date, amount: direction === 'DBIT' ? negateDecimalText(amount) : amount };
}

function typeOf(balance: XmlNode): string {
  return textAt(balance, 'Tp/CdOrPrtry/Cd') ?? '';
}
