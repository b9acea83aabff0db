import { describe, expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const table = `Booking date;Text;Amount
2026-03-02;Corner Market;-10.00
2026-03-30;Client AG;500.00
`;
const read = (above: string, more = table) => {
  const [statement] = statementsOf(`${above}\n${more}`);
  return [statement?.accountId ?? null, statement?.closing ?? null];
};
const iban = 'CH9300762011623852957';
const balance = (day: string, amount = '5671.60') => ({ day, amount });

describe('the lines above a table', () => {
  it.each<[string, string, string | null]>([
    ['an IBAN in a cell of its own', 'IBAN;CH93 0076 2011 6238 5295 7;', iban],
    ['an IBAN behind its name', `Konto: ${iban}`, iban],
    ['an IBAN beside a number', `Account number:;0230 00123456.40;\nIBAN:;${iban}`, iban],
    ['an IBAN twice', `IBAN;${iban}\nAccount;${iban}`, iban],
    ['an account number', 'Account number:;0230 00123456.40;', '0230 00123456.40'],
    ['an account number of which a part is left out', 'Kontonummer;XXXX XXXX 1234', 'XXXX XXXX 1234'],
    ['two accounts', `IBAN;${iban}\nIBAN;DE89370400440532013000`, null],
    ['what looks like an IBAN', 'IBAN;CH9300762011623852958', null],
    ['the name of an account', 'Account;Checking 2026', null],
    ['a day beside the account', 'Konto;31.03.2026', null],
    ['another number', 'Customer number;12345678', null],
  ])('name the account by %s', (_how, above, accountId) => {
    expect(read(above)[0]).toBe(accountId);
  });

  it('do not name it where a column does', () => {
    const own = 'DE89370400440532013000';
    const rows = `IBAN;Date;Text;Amount\n${own};2026-03-02;A;-1.00\n${own};2026-03-03;B;-2.00\n`;
    expect(read(`Konto: ${iban}`, rows)[0]).toBe(own);
  });

  it.each<[string, string, object | null]>([
    [
      'and the last day',
      'From:;2026-03-01;\nUntil:;2026-03-31;\nClosing balance:;5671.60;',
      balance('2026-03-31'),
    ],
    ['and its day', 'Closing balance on 2026-03-31;5671.60', balance('2026-03-31')],
    [
      'and the days of the table',
      'Zeitraum;2026-03-01 - 2026-03-31\nEndsaldo: -5671.60',
      balance('2026-03-31', '-5671.60'),
    ],
    ['and its day in another form', 'Endsaldo vom 03.04.2026;5671.60', balance('2026-04-03')],
    ['and a day before the last movement', 'Bis;2026-03-15\nEndsaldo;5671.60', null],
    ['without any day', 'Closing balance:;5671.60', null],
    ['and two last days', 'Until;2026-03-31\nBis;2026-04-30\nClosing balance:;5671.60', null],
    ['twice', 'Until;2026-03-31\nClosing balance;1.00\nClosing balance;2.00', null],
    ['of another kind', 'Until;2026-03-31\nAvailable balance;5671.60', null],
    ['without a number', 'Until;2026-03-31\nClosing balance;see below', null],
  ])('state the closing balance %s', (_how, above, closing) => {
    expect(read(above)[1]).toEqual(closing);
  });
});

it('the currency that a line names is that of the rows, unless a column says another', () => {
  const above = "Account No.,=,'0110000000\nCurrency,=,IDR\n";
  const [statement] = statementsOf(`${above}Date,Description,Amount\n2026-03-14,Shop,-1.50\n`);
  expect(statement).toMatchObject({ accountId: '0110000000', currency: 'IDR' });
  const own = statementsOf(`${above}Date,Description,Amount,Currency\n2026-03-14,Shop,-1.50,USD\n`);
  expect(own.map(({ currency }) => currency)).toEqual(['USD']);
});
