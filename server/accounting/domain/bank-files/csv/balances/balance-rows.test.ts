import { describe, expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const read = (text: string) =>
  statementsOf(text).map(({ records, refused, closing }) => ({
    rows: records.map(({ amount, description }) => `${amount} ${description}`),
    refused: refused.map(({ reason }) => reason),
    closing,
  }));

describe('rows of balances and totals among the movements', () => {
  it('are no movements, and tell the closing balance', () => {
    const text = `"Account No","","Date","Beneficiary","Details","Amount","Currency","D/K","Code"
"LT00","10","2026-03-14","","Opening balance","1000.00","EUR","K","AS"
"LT00","20","2026-03-14","Shop","Goods","45.67","EUR","D","K"
"LT00","20","2026-03-15","UAB Client","INV 12","1500.00","EUR","K","MK"
"LT00","82","2026-03-15","","Turnover","45.67","EUR","D","K2"
"LT00","86","2026-03-15","","Closing balance","2454.33","EUR","K","LS"
`;
    expect(read(text)).toEqual([
      {
        rows: ['-45.67 Shop', '1500.00 UAB Client'],
        refused: [
          '“Opening balance” states a balance, not a movement: what the account held before its first transaction is entered once, as a journal entry.',
          '“Turnover” states a balance or a total, not a movement.',
          '“Closing balance” states a balance or a total, not a movement.',
        ],
        closing: { day: '2026-03-15', amount: '2454.33' },
      },
    ]);
  });

  it.each([
    ['Saldo Anterior', null],
    ['S A L D O', null],
    ['Anfangssaldo', null],
    ['Beginning balance as of 03/01/2026', null],
    ['Kontostand', null],
    ['Closing balance as of', { day: '2026-03-02', amount: '954.33' }],
    ['Endsaldo', { day: '2026-03-02', amount: '954.33' }],
  ])('are known by “%s”', (name, closing) => {
    const text = `Date;Text;Amount\n2026-03-01;Shop;-45.67\n2026-03-02;${name};954.33\n`;
    expect(read(text)).toMatchObject([{ rows: ['-45.67 Shop'], closing }]);
  });

  it('are known by a word in another column, where nothing else describes a movement', () => {
    const text = `Tag;Name;Kundenreferenz;Waehrung;Betrag;
16.03.2026;Shop;;EUR;45,67;S
15.03.2026;Client;;EUR;1.500,00;H
17.03.2026;;Endsaldo;EUR;2.454,33;H
`;
    const dated = text.replace('Tag', 'Buchungstag');
    expect(read(dated)).toMatchObject([
      { rows: ['-45.67 Shop', '1500.00 Client'], closing: { day: '2026-03-17', amount: '2454.33' } },
    ]);
  });

  it('are none where the text says more', () => {
    const text = 'Date;Payee;Memo;Amount\n2026-03-01;Turnover Ltd;;-1.00\n2026-03-02;Shop;Balance;-2.00\n';
    expect(read(text)).toMatchObject([{ rows: ['-1.00 Turnover Ltd', '-2.00 Shop'], refused: [] }]);
  });

  it.each(['TOTAL', 'TOTAL 4521', 'Balance 4521'])('are not payees such as “%s”', (payee) => {
    const text = `Date;Text;Amount\n2026-03-01;Shop;-45.67\n2026-03-02;${payee};-60.00\n`;
    expect(read(text)).toMatchObject([{ rows: ['-45.67 Shop', `-60.00 ${payee}`], refused: [] }]);
  });
});
