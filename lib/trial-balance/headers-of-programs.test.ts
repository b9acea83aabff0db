import { describe, expect, it } from 'vitest';
import { readTrialBalance } from './read-trial-balance';

/** The reading of a table with two accounts, whose first is read as `expected`. */
function readingOf(...lines: string[]) {
  const read = readTrialBalance(`${lines.join('\n')}\n`, { decimals: 2 });
  if (!read.ok) throw new Error(read.problem);
  const { accounts, readings, asOf } = read.value;
  return {
    accounts: accounts.map(({ code, name, units }) => `${code} ${name} ${units}`),
    reading: readings[0]?.name,
    asOf,
  };
}

describe('the columns of balances', () => {
  it.each([
    [
      'MYOB',
      [
        'Account No.,Account,Debit,Credit,YTD Debit,YTD Credit',
        '1-1110,Bank,100.00,,500.00,',
        '3-1000,Capital,,100.00,,500.00',
        'Total,,100.00,100.00,500.00,500.00',
      ],
      ['1-1110 Bank 50000', '3-1000 Capital -50000'],
    ],
    [
      'Zoho Books',
      [
        'Account,Account Code,Net Debit,Net Credit',
        'Assets,,,',
        'Bank,1000,500.00,',
        'Capital,3000,,500.00',
        'Total for Trial Balance,,500.00,500.00',
      ],
      ['1000 Bank 50000', '3000 Capital -50000'],
    ],
    [
      'NetSuite',
      [
        'Financial Row,Amount (Debit),Amount (Credit)',
        '1000 - Bank,$500.00,$0.00',
        '3000 - Capital,$0.00,$500.00',
        'Total,$500.00,$500.00',
      ],
      ['1000 Bank 50000', '3000 Capital -50000'],
    ],
    [
      'Odoo',
      [
        ';;Initial balance;;Dec 2025;;End Balance;',
        'Code;Account;Debit;Credit;Debit;Credit;Debit;Credit',
        '1000;Bank;400,00;0,00;100,00;0,00;500,00;0,00',
        '3000;Capital;0,00;400,00;0,00;100,00;0,00;500,00',
      ],
      ['1000 Bank 50000', '3000 Capital -50000'],
    ],
    [
      'Pastel',
      [
        'Account,Description,Opening,Movement,Closing',
        '1000,Bank,400.00,100.00,500.00',
        '3000,Capital,-400.00,-100.00,-500.00',
      ],
      ['1000 Bank 50000', '3000 Capital -50000'],
    ],
    [
      'an opening balance, movements and an end',
      [
        'Konto;Kontoname;Anfangsbestand;Soll;Haben;Endbestand',
        '1000;Bank;400,00;200,00;100,00;500,00',
        '3000;Kapital;-400,00;0,00;100,00;-500,00',
      ],
      ['1000 Bank 50000', '3000 Kapital -50000'],
    ],
    [
      'a minus sign behind',
      ['Konto;Bezeichnung;Saldo', '1000;Bank;500,00', '3000;Kapital;500,00-'],
      ['1000 Bank 50000', '3000 Kapital -50000'],
    ],
    [
      'Spanish',
      [
        'Cuenta;Descripción;Debe;Haber;Saldo deudor;Saldo acreedor',
        '1000;Bancos;900,00;400,00;500,00;',
        '3000;Capital;;500,00;;500,00',
      ],
      ['1000 Bancos 50000', '3000 Capital -50000'],
    ],
    [
      'Italian',
      [
        'Conto;Descrizione;Dare;Avere;Saldo',
        '18.20;Banca;900,00;400,00;500,00',
        '20.10;Capitale;0,00;500,00;-500,00',
      ],
      ['18.20 Banca 50000', '20.10 Capitale -50000'],
    ],
    [
      'a spreadsheet in its accounting format',
      [
        'Code,Account,Debit,Credit',
        '1000,Bank," $ 500.00 "," $ -   "',
        '3000,Capital, $ -   ," $ 500.00 "',
        '5000,Rent, $ -   , $ -   ',
      ],
      ['1000 Bank 50000', '3000 Capital -50000', '5000 Rent 0'],
    ],
    [
      'the same in one column',
      [
        'Code,Account,Balance',
        '1000,Bank,"500,00 €"',
        '3000,Capital,"(500,00) €"',
        '5000,Rent,-   €',
        '5100,Fuel, CHF -   ',
      ],
      ['1000 Bank 50000', '3000 Capital -50000', '5000 Rent 0', '5100 Fuel 0'],
    ],
    [
      'a language that is not known',
      ['Kod;Name;Zůstatek', '1000;Banka;500,00', '3000;Kapital;-500,00'],
      ['1000 Banka 50000', '3000 Kapital -50000'],
    ],
  ])('of %s', (_name, lines, expected) => {
    expect(readingOf(...lines).accounts).toEqual(expected);
  });
});
