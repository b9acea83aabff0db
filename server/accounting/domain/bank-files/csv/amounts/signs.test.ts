import { describe, expect, it } from 'vitest';
import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { readBankFile } from '../../read-bank-file';
import { statementsOf } from '../../testing/read-text';

const table = (headers: string, rows: readonly string[]) =>
  `Date;Payee;${headers}\n${rows.map((row) => `2024-01-31;A;${row}\n`).join('')}`;
const amounts = (text: string, csvMapping?: CsvMapping) =>
  statementsOf(text, { csvMapping }).flatMap(({ records }) => records.map(({ amount }) => amount));
const reasons = (text: string) =>
  statementsOf(text).flatMap(({ refused }) => refused.map(({ reason }) => reason));
const tableOf = (text: string) => {
  const file = readBankFile(new TextEncoder().encode(text));
  return file.ok ? file.value.table : null;
};

describe('amounts in a column of debits or credits, or beside a word for one', () => {
  it.each([
    [
      'a reversed deposit',
      'Debit;Credit',
      [';250.00', ';80.00', ';9.00', ';-100.00'],
      '250.00 80.00 9.00 -100.00',
    ],
    ['a reversed fee', 'Debit;Credit', ['5.00;', '7.00;', '8.00;', '-5.00;'], '-5.00 -7.00 -8.00 5.00'],
    [
      'a reversed fee among negative debits',
      'Debit;Credit',
      ['-5.00;', '-7.00;', '-8.00;', '5.00;0.00', ';9.00'],
      '-5.00 -7.00 -8.00 5.00 9.00',
    ],
    ['debits all with a minus', 'Debit;Credit', ['-5.00;', '-7.00;', ';9.00'], '-5.00 -7.00 9.00'],
    ['one debit with a minus, as zeros have it', 'Debit;Credit', ['-5.00;0.00', '-0.00;9.00'], '-5.00 9.00'],
    ['credits all with a minus', 'Debit;Credit', ['3.00;', ';-5.00', ';-7.00'], '-3.00 5.00 7.00'],
    [
      'a reversal beside its word',
      'Amount;D/C',
      ['5.00;D', '7.00;D', '8.00;D', '-5.00;D', '9.00;C'],
      '-5.00 -7.00 -8.00 5.00 9.00',
    ],
    ['a minus wherever the word says debit', 'Amount;D/C', ['-5.00;D', '9.00;C'], '-5.00 9.00'],
    [
      'a minus only beside credits',
      'Amount;D/C',
      ['45.67;Debit', '-500.00;Credit', '23.10;Debit'],
      '-45.67 500.00 -23.10',
    ],
    ['a lone column of both signs', 'Inflow', ['-45,67', '-23,10', '1.500,00'], '-45.67 -23.10 1500.00'],
    ['a lone column of credits', 'Ingresos', ['5,00', '-7,00'], '5.00 -7.00'],
    ['a lone column of debits', 'Withdrawals', ['5.00', '7.00'], '-5.00 -7.00'],
  ])('read %s', (_what, headers, rows, expected) => {
    expect(amounts(table(headers, rows)).join(' ')).toBe(expected);
  });

  it.each([
    [
      'a reversal as often as not',
      'Debit;Credit;Balance',
      ['-45.67;;954.33', '45.67;;1000.00'],
      '-45.67 45.67',
    ],
    [
      'more reversals than fees',
      'Debit;Credit;Balance',
      ['5.00;;995.00', '-5.00;;1000.00', '-5.00;;1005.00'],
      '-5.00 5.00 5.00',
    ],
    [
      'one reversed fee',
      'Debit;Credit;Balance',
      [';100.00;1100.00', '-5.00;;1105.00', ';50.00;1155.00'],
      '100.00 5.00 50.00',
    ],
    ['one reversed deposit', 'Debit;Credit;Balance', ['45.67;;954.33', ';-100.00;854.33'], '-45.67 -100.00'],
    ['newest first', 'Debit;Credit;Balance', [';-100.00;854.33', '45.67;;954.33'], '-100.00 -45.67'],
    [
      'a reversal beside its word',
      'Amount;D/C;Balance',
      ['-45.67;D;954.33', '45.67;D;1000.00'],
      '-45.67 45.67',
    ],
    [
      'what is owed on a card',
      'Debit;Credit;Balance',
      ['45.67;;545.67', '23.10;;568.77', '-5.00;;563.77', ';500.00;63.77', '9.00;;72.77'],
      '-45.67 -23.10 5.00 500.00 -9.00',
    ],
    [
      'a payment of what is owed',
      'Debit;Credit;Balance',
      ['45.67;;545.67', '23.10;;568.77', ';-500.00;68.77'],
      '-45.67 -23.10 500.00',
    ],
  ])('are told by the balances: %s', (_what, headers, rows, expected) => {
    expect(amounts(table(headers, rows)).join(' ')).toBe(expected);
  });

  it.each([
    ['as many of either sign', 'Debit;Credit', ['5.00;', '-5.00;'], 2],
    ['nearly as many of either sign', 'Debit;Credit', ['5.00;', '7.00;', '-5.00;', ';9.00'], 3],
    ['a lone minus in debits', 'Debit;Credit', ['-5.00;', ';9.00'], 1],
    ['a lone minus in credits', 'Debit;Credit', ['5.00;', ';-9.00'], 1],
    ['as many of either sign beside a word', 'Amount;D/C', ['-5.00;D', '5.00;D', '9.00;C'], 2],
    ['both signs in a lone column of debits', 'Withdrawals', ['5.00', '5.00', '5.00', '-700.00'], 4],
    ['only minus signs in a lone column of credits', 'Inflow', ['-5.00', '-7.00'], 2],
  ])('are refused and asked about: %s', (_what, headers, rows, refused) => {
    const text = table(headers, rows);
    expect(reasons(text)).toHaveLength(refused);
    expect(tableOf(text)?.amountReadings).toHaveLength(2);
  });

  it('say what a person can answer, and are read by the answer', () => {
    const text = table('Debit;Credit', ['5.00;', '9.00;', ';-100.00']);
    expect(reasons(text)).toEqual([
      'The credit (“Credit”) “-100.00” can be a credit or the reversal of one: say which sign credits usually have (mapping.credit_sign).',
    ]);
    expect(tableOf(text)?.amountReadings).toEqual([
      { answer: { credit_sign: '-' }, moneyOut: 0, moneyIn: 1 },
      { answer: { credit_sign: '+' }, moneyOut: 1, moneyIn: 0 },
    ]);
    expect(amounts(text, { credit_sign: '-' })).toEqual(['-5.00', '-9.00', '100.00']);
    expect(amounts(text, { credit_sign: '+' })).toEqual(['-5.00', '-9.00', '-100.00']);
  });

  it('do not count in rows that are no movement', () => {
    const declined =
      'Date;Payee;Debit;Credit;Status\n2024-01-30;A;-5.00;;Posted\n2024-01-30;A;-6.00;;Posted\n';
    const rows = [7, 8, 9].map((amount) => `2024-01-31;B;${amount}.00;;Declined\n`).join('');
    expect(amounts(declined + rows)).toEqual(['-5.00', '-6.00']);
    const footer = `${table('Soll;Haben', ['-45,67;', '-20,00;'])}Summe;;65,67;\n`;
    expect(amounts(footer)).toEqual(['-45.67', '-20.00']);
  });

  it('are read alike in the next file with the same columns', () => {
    const month = table('Debit;Credit', ['5.00;', '7.00;', '8.00;', '-5.00;']);
    const csvMapping = tableOf(month)?.mapping ?? undefined;
    expect(csvMapping).toMatchObject({ debit_sign: '+' });
    expect(amounts(table('Debit;Credit', ['-5.00;']), csvMapping)).toEqual(['5.00']);
    const owed = table('Debit;Credit;Balance', ['-5.00;;563.77', '-6.00;;557.77']);
    expect(amounts(owed, { debit_sign: '+' })).toEqual(['5.00', '6.00']);
    expect(tableOf(table('Debit;Credit', ['5.00;', ';7.00']))?.mapping).not.toHaveProperty('debit_sign');
  });
});
