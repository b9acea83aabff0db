import { expect, test } from 'vitest';
import { recordsOf, statementsOf } from '../../testing/read-text';

const accountsOf = (text: string) =>
  statementsOf(text).map(({ accountId, records }) => [accountId, records.length]);

test('several own accounts in a column are statements of their own', () => {
  const besideOthers = [
    'IBAN/BBAN,Datum,Bedrag,Tegenrekening IBAN/BBAN,Naam tegenpartij',
    'NL91ABNA0417164300,2026-03-14,"-150,50",NL20INGB0001234567,Winkel',
    'NL91ABNA0417164300,2026-03-15,"+1500,00",NL20INGB0001234567,Klant',
    'NL39RABO0300065264,2026-03-15,"+20,00",NL91ABNA0417164300,Sparen',
  ].join('\n');
  expect(accountsOf(besideOthers)).toEqual([
    ['NL91ABNA0417164300', 2],
    ['NL39RABO0300065264', 1],
  ]);
  const beforeDay = [
    'Account number,Date,Other Party,Amount',
    '01-0001-0000001-00,14/03/2026,Shop,-7.99',
    '01-0001-0000001-01,15/03/2026,Interest,1.06',
  ].join('\n');
  expect(accountsOf(beforeDay)).toEqual([
    ['01-0001-0000001-00', 1],
    ['01-0001-0000001-01', 1],
  ]);
  const byName = [
    'Date,Description,Amount,Account Name',
    '2026-03-14,Shop,-7.99,Checking',
    '2026-03-15,Interest,1.06,Savings',
  ].join('\n');
  expect(accountsOf(byName)).toEqual([
    ['Checking', 1],
    ['Savings', 1],
  ]);
});

test('the accounts of the other side split nothing', () => {
  const text = [
    'Date,Payee,Account number,Amount',
    '2026-03-14,Shop,NL91ABNA0417164300,-7.99',
    '2026-03-15,Client,NL39RABO0300065264,100.00',
  ].join('\n');
  expect(accountsOf(text)).toEqual([[null, 2]]);
});

test('an account beside the code of its bank is that of the other side, even in a file of one movement', () => {
  const text = [
    '"Kontonummer:";"DE02120300000000202051 / Girokonto";',
    '"Buchungstag";"Buchungstext";"Auftraggeber / Begünstigter";"Kontonummer";"BLZ";"Betrag (EUR)"',
    '"14.03.2026";"Lastschrift";"Musterladen";"DE68210501700012345678";"NOLADE21KIE";"-150,50"',
  ].join('\n');
  expect(accountsOf(text)).toEqual([['DE02120300000000202051', 1]]);
  expect(recordsOf(text)[0]?.description).toBe('Musterladen');
});

test('one name of an account is no number of it', () => {
  expect(accountsOf('Date,Description,Amount,Account Name\n2026-03-14,Shop,-7.99,Main account\n')).toEqual([
    [null, 1],
  ]);
});
