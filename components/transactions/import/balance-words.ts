import type { Day } from '@/lib/dates/instant';
import { formatAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { absolute } from '@/lib/money/absolute';

/** What bank and books say of an account at the end of a day; positive is what the business has, negative what it owes. */
export type ComparedBalance = { day: string; bank: bigint; books: bigint };

type Told = {
  /** The names of the ledger of the account, and of that of opening balances. */
  names: { ledger: string; openingBalance: string };
  currency: string;
  locale: string;
  /** Of the first transaction of the account; null where that is not known. */
  firstDay: Day | null;
  /** The first day whose entries the books count. */
  booksStart: Day;
  /** What the file shows to be missing or wrong in itself. */
  isFileInDoubt: boolean;
};

/**
 * Whether bank and books agree, and, where they do not, how to enter what was there before the first transaction. What a file lacks is
 * no opening balance: it is to be completed first.
 */
export function balanceWords({ day, bank, books }: ComparedBalance, told: Told): BalanceWords {
  const { names, currency, locale, booksStart, isFileInDoubt } = told;
  const amount = (units: bigint) => formatAmount(units, currency, locale);
  const on = formatDayOfYear(day, locale);
  if (day < booksStart) {
    const start = formatDayOfYear(booksStart, locale);
    const said = `By the bank the account held ${amount(bank)} on ${on}. The books start later, on ${start}: the two are not compared.`;
    return { said, remedy: null };
  }
  if (bank === books) return { said: `Bank and books agree: ${amount(bank)} on ${on}.`, remedy: null };
  const said = `By the bank the account held ${amount(bank)} on ${on}, by the books ${amount(books)}.`;
  if (isFileInDoubt) return { said, remedy: { text: inDoubt, entry: null } };
  const missing = bank - books;
  const [debit, credit] =
    missing > 0n ? [names.ledger, names.openingBalance] : [names.openingBalance, names.ledger];
  const text = `${whenOpened(told)}: debit ${debit}, credit ${credit}, ${amount(absolute(missing))} ${currency}.`;
  return { said, remedy: { text, entry: { day: openingDay(told), missing } } };
}

type BalanceWords = {
  said: string;
  /** `entry` is the opening balance to enter, if there is one: the debit of the account's ledger in minor units, a credit if negative. */
  remedy: { text: string; entry: { day: Day | ''; missing: bigint } | null } | null;
};

const inDoubt =
  'The file does not add up by itself, as the preview said: compare it with the bank before you enter an opening balance.';

/** That of the first transaction, empty where it is not known, or, as no report would count it before, that on which the books start. */
function openingDay({ firstDay, booksStart }: Told): Day | '' {
  if (firstDay === null) return '';
  return firstDay > booksStart ? firstDay : booksStart;
}

function whenOpened({ firstDay, booksStart, locale }: Told): string {
  if (firstDay === null || firstDay >= booksStart) {
    return 'If the difference was there before its first transaction, enter it as the opening balance on that day';
  }
  return `If the difference was there before the books start, enter it as the opening balance on ${formatDayOfYear(booksStart, locale)}, when they start`;
}
