import { describe, expect, it } from 'vitest';
import type { BankStatement } from '../bank-files/bank-file';
import { chooseStatement } from './choose-statement';

function statement(accountId: string | null, currency: string | null = 'USD'): BankStatement {
  return {
    accountId,
    kind: 'bank',
    currency,
    records: [],
    refused: [],
    cutOff: null,
    closing: null,
    balanceBreak: null,
  };
}

const twoCurrencies = [statement('5', 'EUR'), statement('5')];

describe('chooseStatement', () => {
  it.each([
    ['the only one', [statement('111122223333')], null, '111122223333'],
    [
      'the one with the last digits',
      [statement('11112222'), statement('NL00 9999 1234')],
      '1234',
      'NL00 9999 1234',
    ],
    [
      'one with the last digits before the check digits of a French IBAN',
      [statement('FR7630006000011234567890189')],
      '8901',
      'FR7630006000011234567890189',
    ],
    ['one without a number', [statement(null)], '1234', null],
    ['one that is only named', [statement('Household')], '1234', 'Household'],
    ['one without a currency', [statement('5', null)], null, '5'],
    ['the one in the currency of the books', [statement('a 5', 'EUR'), statement('b 5')], '5', 'b 5'],
    ['one without a currency', [statement('a 5', 'EUR'), statement('b 5', null)], '5', 'b 5'],
    ['the one that a person names', [statement('11'), statement('22')], null, '22', 2],
    ['the one that a person names, of one account in two currencies', twoCurrencies, null, '5', 2],
  ])('takes %s', (_name, statements, lastFour, expected, number?: number) => {
    const chosen = chooseStatement(statements, lastFour, 'USD', number);
    expect(chosen.ok && chosen.value.accountId).toBe(expected);
  });

  it.each([
    ['several accounts', [statement('11'), statement('22')], null, 'statement_account_mismatch', '11, 22'],
    [
      'another account',
      [statement('11112222')],
      '1234',
      'statement_account_mismatch',
      'The external account ends in 1234; the file has 11112222. Create an account for it, or choose another.',
    ],
    [
      'an account of another country with the digits before its last two',
      [statement('DE89370400440532013000')],
      '0130',
      'statement_account_mismatch',
      'ends in 0130',
    ],
    ['another currency', [statement('1', 'EUR')], null, 'statement_currency_mismatch', 'EUR'],
    [
      'a statement that is not there',
      [statement('11')],
      null,
      'statement_account_mismatch',
      '1 statement',
      2,
    ],
    [
      'the statement of another number',
      [statement('11112222')],
      '1234',
      'statement_account_mismatch',
      '1111',
      1,
    ],
  ])('refuses %s', (_name, statements, lastFour, code, words, number?: number) => {
    const chosen = chooseStatement(statements, lastFour, 'USD', number);
    expect(chosen).toMatchObject({ ok: false, problem: { code, detail: expect.stringContaining(words) } });
  });
});
