import type { ClosingBalance } from '../bank-file';
import { negateDecimalText, readDecimalText } from '../decimal-text';
import { calendarDay, fullYear } from '../written-date';

/** SWIFT's `:62F:`: mark, day YYMMDD, currency, amount. */
const CLOSING = /^([CD])(\d{2})(\d{2})(\d{2})[A-Z]{3}\s*(\d[\d.,]*)/;

/** The closing balance, or null where none is printed or it cannot be read. */
export function readMt940Closing(text: string | null): ClosingBalance | null {
  const [, mark, year = '', month, day, amountText = ''] = CLOSING.exec(text ?? '') ?? [];
  const date = calendarDay(fullYear(year), Number(month), Number(day));
  const amount = readDecimalText(amountText, { mark: ',' });
  if (date === null || amount === null) return null;
  return { day: date, amount: mark === 'D' ? negateDecimalText(amount) : amount };
}
