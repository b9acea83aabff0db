import { negateDecimalText, readDecimalText } from '@/lib/money/decimal-text';
import type { ClosingBalance } from '../bank-file';
import { calendarDay, fullYear } from '../written-date';

/** SWIFT's `:60F:` and `:62F:`: mark, day YYMMDD, currency, amount. */
const BALANCE = /^([CD])(\d{2})(\d{2})(\d{2})[A-Z]{3}\s*(\d[\d.,]*)/;

/** The opening or closing balance, or null where none is printed or it cannot be read. */
export function readMt940Balance(text: string | null): ClosingBalance | null {
  const [, mark, year = '', month, day, amountText = ''] = BALANCE.exec(text ?? '') ?? [];
  const date = calendarDay(fullYear(year), Number(month), Number(day));
  const amount = readDecimalText(amountText, { mark: ',' });
  if (date === null || amount === null) return null;
  return { day: date, amount: mark === 'D' ? negateDecimalText(amount) : amount };
}
