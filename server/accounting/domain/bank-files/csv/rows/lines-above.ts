import { isCurrency } from '@/lib/money/currency';
import { readDecimalText } from '@/lib/money/decimal-text';
import { kindOfBalance, mayNameBalance } from '../../balance-names';
import type { ClosingBalance } from '../../bank-file';
import { type WrittenDate, withoutMark } from '../../written-date';
import { columnsOfRole, plainHeader } from '../columns/headers';
import { type DateReader, dateReaderFor } from '../dates/date';
import type { CsvLayout } from '../layout';
import type { CsvStyle } from '../record';
import type { CsvRow } from '../table';

/** What the lines above a table call the last day of it, in plain letters. */
const LAST_DAY = new Set(
  'to|until|till|through|to date|date to|end date|download end date|end of period|period end|bis|datum bis|bis datum|enddatum|au|jusqu au|date de fin|fin de periode|al|fino al|data fine|hasta|fecha fin|fecha hasta|tot|tot en met|t m|ate|data final|do dnia|data do|do|til|till och med|t o m'.split(
    '|',
  ),
);
/** And both days, with something between them. */
const PERIOD = new Set(
  'period|statement period|zeitraum|auswertungszeitraum|periode|periodo|okres|za okres'.split('|'),
);
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
/** A number, the first letters of which may be left out. */
const ACCOUNT_NUMBER = /^(?=(?:.*\d){4})[\dX*•][\dX*•\s./-]*$/i;
const DATE_BEGINNING = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/;

/** Longer texts are sentences. */
const longestText = 80;

/** A name and what stands beside it, in one cell or in two. */
type Fact = { name: string; value: string };

/** What the lines above the header of a table say of the account. */
export function readLinesAbove(rows: readonly CsvRow[], { headers, firstRow }: CsvLayout) {
  const above = headers.length === 0 ? [] : rows.slice(0, firstRow - 1);
  const facts = above.flatMap(factsOf);
  return {
    accountId: accountIn(facts, above),
    /** The only currency that they name as one. */
    currency: currencyIn(facts),
    /** Amounts that may show how the table writes its own. */
    balances: facts.filter(({ name }) => mayNameBalance(name)).map(({ value }) => value),
    /** The balance at the end of the table, where its day is printed. */
    closing: (style: CsvStyle, dates: readonly (WrittenDate | null)[]) =>
      closingIn(facts, style, readerBeside(style, dates)),
  };
}

function factsOf({ cells }: CsvRow): Fact[] {
  const texts = cells
    .map(withoutMark)
    .filter((cell) => cell !== '' && cell !== '=' && cell.length <= longestText);
  return texts.flatMap((text, index) => {
    const [, name = '', value = ''] = /^([^:]{2,60}):\s*(\S.*)$/s.exec(text) ?? [];
    if (name !== '') return [{ name, value }];
    const beside = texts[index + 1];
    return beside === undefined ? [] : [{ name: text, value: beside }];
  });
}

function currencyIn(facts: readonly Fact[]): string | null {
  const [only, ...others] = new Set(
    facts.flatMap(({ name, value }) =>
      columnsOfRole([plainHeader(name)], 'currency').length > 0 && isCurrency(value) ? [value] : [],
    ),
  );
  return only !== undefined && others.length === 0 ? only : null;
}

/** The only IBAN, else the only number that is called an account's. */
function accountIn(facts: readonly Fact[], rows: readonly CsvRow[]): string | null {
  // Behind the number may stand the name of the account: "DE… / Girokonto".
  const printed = [...rows.flatMap(({ cells }) => cells), ...facts.map(({ value }) => value)].map(
    (text) => text.split('/')[0] ?? '',
  );
  const ibans = new Set(printed.map((text) => text.replace(/\s+/g, '').toUpperCase()).filter(isIban));
  const numbers = facts.filter(
    ({ name, value }) =>
      columnsOfRole([plainHeader(name)], 'account').length > 0 &&
      ACCOUNT_NUMBER.test(value) &&
      !DATE_BEGINNING.test(value),
  );
  const [only, ...others] = ibans.size > 0 ? ibans : new Set(numbers.map(({ value }) => value));
  return only !== undefined && others.length === 0 ? only : null;
}

/** ISO 13616: with the first four characters behind the others, and letters as numbers from 10, it leaves 1 when divided by 97. */
function isIban(text: string): boolean {
  if (!IBAN.test(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

/** Of a table whose dates show no order of day and month, that of a day above is the one of its own form. */
function readerBeside({ readDate }: CsvStyle, dates: readonly (WrittenDate | null)[]): DateReader {
  if (dates.some((date) => date?.kind === 'unordered')) return readDate;
  return (text) => dateReaderFor([text], undefined)(text);
}

function closingIn(
  facts: readonly Fact[],
  { numbers, isInverted }: CsvStyle,
  readDate: DateReader,
): ClosingBalance | null {
  const [closing, ...others] = facts.filter(({ name }) => kindOfBalance(name) === 'closing');
  if (!closing || others.length > 0 || isInverted) return null;
  const amount = readDecimalText(closing.value, numbers);
  const day = dayIn(closing.name, readDate) ?? lastDayIn(facts, readDate);
  return amount === null || day === null ? null : { day, amount };
}

/** The day behind a name: "Closing balance on 31.03.2026". */
function dayIn(name: string, readDate: DateReader): string | null {
  const printed = /\d[\d./ -]{5,9}$/.exec(name.trim())?.[0];
  return printed === undefined ? null : readDate(printed);
}

function lastDayIn(facts: readonly Fact[], readDate: DateReader): string | null {
  const days = facts.flatMap(({ name, value }) => {
    const plain = plainHeader(name);
    if (LAST_DAY.has(plain)) return readDate(value) ?? [];
    const last = PERIOD.has(plain)
      ? /\s(?:-|–|to|bis|au|al|a|t\/m|do)\s+(\S.*)$/i.exec(value)?.[1]
      : undefined;
    return last === undefined ? [] : (readDate(last) ?? []);
  });
  const [only, ...others] = new Set(days);
  return only !== undefined && others.length === 0 ? only : null;
}
