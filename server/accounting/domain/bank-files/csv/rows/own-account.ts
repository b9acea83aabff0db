import { readWrittenDate, withoutMark } from '../../written-date';
import { balanceRowOf } from '../balances/balance-rows';
import { plainHeaders } from '../columns/headers';
import type { CsvLayout } from '../layout';
import type { CsvRow } from '../table';

/** What banks and programs call the own account and never that of the other side, in plain letters. */
const OWN = new Set(
  'account|account name|auftragskonto|iban auftragskonto|bezeichnung auftragskonto|auftraggeberkonto|iban auftraggeberkonto|iban kontoinhaber|kliendi konto|klienta konts|wallet'.split(
    '|',
  ),
);
/** The code of a bank, which behind an account number belongs to the other side. */
const BANK_CODE = /^(?:blz|bic|bankleitzahl|swift|bank code|bankcode|kod banky)(?: |$)/;

/**
 * The account of each row: that of a column, else that above the table. A column of several accounts splits the file where a person named it, or where
 * its header or that of the other side's account says that these are the own ones, or it stands before the day of each movement. Otherwise it counts only with the same value in every row
 * of a movement: a column "IBAN" may as well hold the other side's accounts, of the rows that have one.
 */
export function accountReader(
  values: readonly CsvRow[],
  layout: CsvLayout,
  above: string | null,
): (row: CsvRow | undefined) => string | null {
  const column = layout.columns.get('account');
  if (column === undefined || isOfOtherSide(column, layout)) return () => above;
  const accountOf = (row: CsvRow | undefined) => {
    const account = withoutMark(row?.cells[column] ?? '').replace(/['’]$/, '');
    return /[\p{L}\d]/u.test(account) ? account : null;
  };
  if (layout.isAccountMapped) return accountOf;
  const date = layout.columns.get('date') ?? -1;
  const dated = values.filter(
    (row) => readWrittenDate(row.cells[date] ?? '') !== null && balanceRowOf(row, layout) === null,
  );
  const [only, ...others] = new Set(dated.map(accountOf));
  // A mere name does not tell the account from another.
  if (others.length === 0) return () => (/\d/.test(only ?? '') ? (only ?? null) : above);
  const isSplit = isOwn(column, layout) && dated.every((row) => accountOf(row) !== null);
  return (row) => (isSplit ? (accountOf(row) ?? only ?? null) : null);
}

function isOwn(column: number, { headers, columns }: CsvLayout): boolean {
  const isBeforeDay = column < (columns.get('date') ?? -1);
  return isBeforeDay || columns.has('counterparty_account') || OWN.has(plainHeaders(headers)[column] ?? '');
}

/** Behind the day of a movement, an account and its bank are those of the other side: the own ones stand before the day, or alone. */
function isOfOtherSide(column: number, { headers, columns, isAccountMapped }: CsvLayout): boolean {
  const plain = plainHeaders(headers);
  if (isAccountMapped || OWN.has(plain[column] ?? '')) return false;
  const bank = plain[column + 1] ?? '';
  return column > (columns.get('date') ?? -1) && BANK_CODE.test(bank) && bank.split(' ').length <= 2;
}
