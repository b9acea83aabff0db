import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { BankStatement } from '../bank-files/bank-file';

/**
 * The statement of the file that belongs to the external account.
 * @param lastFour the last characters of its number; null when it does not say
 * @param currency the business's
 * @param number which statement a person chose, counted from 1
 */
export function chooseStatement(
  statements: readonly BankStatement[],
  lastFour: string | null,
  currency: string,
  number?: number,
): Result<BankStatement, Problem> {
  const offered = number === undefined ? statements : statements.slice(number - 1, number);
  if (offered.length === 0) return refuse(noStatement(statements, number));
  const chosen = lastFour === null ? onlyStatement(offered) : statementOf(offered, lastFour, currency);
  if (!chosen.ok) return chosen;
  const other = chosen.value.currency;
  if (other !== null && other !== currency) {
    const detail = `The statement is in ${other}; the books of this business are in ${currency}.`;
    return refuse({ code: 'statement_currency_mismatch', detail });
  }
  return chosen;
}

function onlyStatement(statements: readonly BankStatement[]): Result<BankStatement, Problem> {
  const [first, ...others] = statements;
  if (first && others.length === 0) return accept(first);
  const detail = `The file has statements of ${numbersOf(statements)}. Choose one with the field statement (1 to ${statements.length}), or set last_four on the external account.`;
  return refuse({ code: 'statement_account_mismatch', detail });
}

/** Of several with these last characters, as of an account in several currencies, the one in the currency of the books. */
function statementOf(
  statements: readonly BankStatement[],
  lastFour: string,
  currency: string,
): Result<BankStatement, Problem> {
  const ending = statements.filter((statement) => endsWith(statement.accountId, lastFour));
  const own =
    ending.find((statement) => statement.currency === currency) ??
    ending.find((statement) => statement.currency === null) ??
    ending[0];
  if (own) return accept(own);
  const [first, ...others] = statements;
  if (first && others.length === 0 && !hasNumber(first)) return accept(first);
  const detail = `The external account ends in ${lastFour}; the file has ${numbersOf(statements)}. Create an account for it, or choose another.`;
  return refuse({ code: 'statement_account_mismatch', detail });
}

function noStatement(statements: readonly BankStatement[], number: number | undefined): Problem {
  const count = statements.length === 1 ? '1 statement' : `${statements.length} statements`;
  const detail = `Statement ${number ?? 1} is not in the file, which has ${count}: ${numbersOf(statements)}.`;
  return { code: 'statement_account_mismatch', detail };
}

/** A French IBAN ends in two check digits of the account number, which other files print without them. */
const FRENCH_IBAN = /^(?:fr|mc)\d{2}[\da-z]{23}$/;

/** Whether the account as the file prints it ends in these characters. */
export function endsWith(accountId: string | null, lastFour: string): boolean {
  const plain = (accountId ?? '').replace(/[^0-9A-Za-z]/g, '').toLowerCase();
  const written = FRENCH_IBAN.test(plain) ? [plain, plain.slice(0, -2)] : [plain];
  return written.some((each) => each.endsWith(lastFour.toLowerCase()));
}

/** QIF names accounts at most by a word, which says nothing about their number. */
function hasNumber({ accountId }: BankStatement): boolean {
  return accountId !== null && /\d{4}/.test(accountId);
}

function numbersOf(statements: readonly BankStatement[]): string {
  const numbers = statements.map(({ accountId }) =>
    accountId === null ? 'an account without a number' : accountId,
  );
  return numbers.length === 0 ? 'no account' : numbers.join(', ');
}
