import { describe, expect, it } from 'vitest';
import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { readBankFile } from '../../read-bank-file';
import { statementsOf } from '../../testing/read-text';

const table = (header: string, ...words: string[]) => {
  const rows = words.map((word, index) => `2026-03-1${index};P${index};${10 + index}.00;${word}\n`);
  return `Date;Payee;Amount;${header}\n${rows.join('')}`;
};
const amounts = (text: string, csvMapping?: CsvMapping) =>
  statementsOf(text, { csvMapping }).flatMap(({ records }) => records.map(({ amount }) => amount));
const tableOf = (text: string) => {
  const file = readBankFile(new TextEncoder().encode(text));
  return file.ok ? file.value.table : null;
};

describe('a column that says in or out beside amounts without a sign', () => {
  it.each([
    ['D/K', 'D', 'K'],
    ['T/J', 'T', 'J'],
    ['X', 'O', 'I'],
    ['B/A', 'Borç', 'Alacak'],
    ['B/A', 'B', 'A'],
    ['Strona', 'Wn', 'Ma'],
    ['Typ', 'Debet', 'Kredit'],
    ['Debet/Kredit', 'Debet', 'Kredit'],
    ['Direction', 'Money Out', 'Money In'],
    ['Type', 'Outgoing', 'Incoming'],
    ['Type', 'Payment', 'Receipt'],
    ['Type', 'Expense', 'Income'],
    ['Umsatztyp', 'Ausgang', 'Eingang'],
    ['Art', 'Ausgabe', 'Einnahme'],
    ['Typ', 'Obciążenie', 'Uznanie'],
    ['Тип', 'Дебет', 'Кредит'],
    ['Tipo', 'Egreso', 'Ingreso'],
    ['Tipo', 'Retiro', 'Depósito'],
    ['Tipo', 'Pago', 'Cobro'],
    ['Tipo', 'Saída', 'Entrada'],
    ['Tipo', 'Uscita', 'Entrata'],
    ['Typ', 'Utgift', 'Inkomst'],
  ])('is understood as %s: %s and %s', (header, out, into) => {
    expect(amounts(table(header, out, into, out))).toEqual(['-10.00', '11.00', '-12.00']);
  });

  it('is understood where some rows say something else, which are refused', () => {
    const text = table('Type', 'Debit', 'Debit', 'Credit', 'Cheque');
    const [statement] = statementsOf(text);
    expect(statement?.records.map(({ amount }) => amount)).toEqual(['-10.00', '-11.00', '12.00']);
    expect(statement?.refused.map(({ reason }) => reason)).toEqual([
      'The direction (“Type”) “Cheque” is neither debit nor credit.',
    ]);
  });

  it('with unknown words is passed over where a person has said that all amounts went one way', () => {
    const text = table('D/C', 'X', 'Y', 'X');
    const asked = tableOf(text)?.mapping;
    expect(amounts(text, { ...asked, invert_amounts: true })).toEqual(['-10.00', '-11.00', '-12.00']);
    expect(amounts(text, { ...asked, invert_amounts: false })).toEqual(['10.00', '11.00', '12.00']);
    const next = table('D/C', 'Debit', 'Credit', 'Debit');
    expect(amounts(next, { ...asked, invert_amounts: true })).toEqual(['-10.00', '11.00', '-12.00']);
  });

  it('counts for more than what was said of amounts without one, which is forgotten', () => {
    const first = tableOf(table('Type', 'Debit', 'Fee', 'Interest'));
    const said = { ...first?.mapping, invert_amounts: true };
    const text = table('Type', 'Debit', 'Debit', 'Credit');
    expect(amounts(text, said)).toEqual(['-10.00', '-11.00', '12.00']);
    const file = readBankFile(new TextEncoder().encode(text), { csvMapping: said });
    expect(file.ok && file.value.table?.mapping).not.toHaveProperty('invert_amounts');
  });

  it('is understood where it marks only one direction', () => {
    expect(amounts(table('BillingAmountSign', '', 'CR', ''))).toEqual(['-10.00', '11.00', '-12.00']);
    expect(amounts(table('Sign', 'DR', '', 'DR'))).toEqual(['-10.00', '11.00', '-12.00']);
    const plus = table('', '', 'CR', '').replace('11.00', '+ £11.00');
    expect(amounts(plus)).toEqual(['-10.00', '11.00', '-12.00']);
  });

  it('is not a word alone that says a direction only beside its opposite', () => {
    expect(amounts(table('Kind', 'Payment', 'Sale', 'Fee'))).toEqual(['10.00', '11.00', '12.00']);
  });

  it('is asked about where it has two words that say nothing', () => {
    const text = table('Kind', 'Zu', 'Auf', 'Zu');
    expect(amounts(text)).toEqual([]);
    expect(statementsOf(text)[0]?.refused[0]?.reason).toMatch(
      /“10.00” has no sign: say which of “Zu” and “Auf”/,
    );
    expect(tableOf(text)?.amountReadings).toEqual([
      { answer: { direction: 4, out_word: 'Zu', in_word: 'Auf' }, moneyOut: 2, moneyIn: 1 },
      { answer: { direction: 4, out_word: 'Auf', in_word: 'Zu' }, moneyOut: 1, moneyIn: 2 },
      { answer: { invert_amounts: true }, moneyOut: 3, moneyIn: 0 },
      { answer: { invert_amounts: false }, moneyOut: 0, moneyIn: 3 },
    ]);
    const said = { direction: 4, out_word: 'Zu', in_word: 'Auf' };
    expect(amounts(text, said)).toEqual(['-10.00', '11.00', '-12.00']);
    expect(amounts(text, { invert_amounts: true })).toEqual(['-10.00', '-11.00', '-12.00']);
  });

  it.each([
    ['amounts with a sign', table('Kind', 'Zu', 'Auf', 'Zu').replace('10.00', '-10.00')],
    ['more than two words', table('Kind', 'Zu', 'Auf', 'Neu')],
    ['a status', table('Status', 'Posted', 'Pending', 'Posted')],
    ['a currency', table('Currency', 'EUR', 'USD', 'EUR')],
    ['what are no words', table('Kind', 'jd@x', '/', 'jd@x')],
    ['two rows', table('Kind', 'Zu', 'Auf')],
  ])('is not asked about with %s', (_what, text) => {
    expect(tableOf(text)?.amountReadings).toEqual([]);
    expect(statementsOf(text).flatMap(({ refused }) => refused)).toEqual([]);
  });

  it('is read alike in the next file, which may have only one of its words', () => {
    for (const [out, into] of [
      ['D', 'K'],
      ['', 'CR'],
    ] as const) {
      const csvMapping = tableOf(table('Kind', out, into, out))?.mapping ?? undefined;
      expect(csvMapping).toMatchObject({ direction: 4, out_word: out, in_word: into });
      expect(amounts(table('Kind', into), csvMapping)).toEqual(['10.00']);
      expect(amounts(table('Kind', out), csvMapping)).toEqual(['-10.00']);
    }
  });
});

it.each(['Kind', 'Direction'])(
  'shows the rows that it asks about as they are printed, and none that are refused for more: %s',
  (header) => {
    const text = `${table(header, 'X', 'Y', 'X')}2026-02-31;P4;14.00;X\n2026-03-15;P5;much;Y\n`;
    expect(tableOf(text)?.asked).toEqual([
      ...[0, 1, 2].map((index) => ({
        line: index + 2,
        date: `2026-03-1${index}`,
        printedAmount: `${10 + index}.00`,
        word: index === 1 ? 'Y' : 'X',
        description: `P${index}`,
        memo: null,
      })),
    ]);
    expect(tableOf(table('D/K', 'D', 'K', 'D'))?.asked).toEqual([]);
  },
);

it('the word says the direction where the sign of every amount is against it, and not where one agrees', () => {
  const read = (...lines: string[]) =>
    statementsOf(['Date,Description,Amount,Transaction Type', ...lines].join('\n')).flatMap(({ records }) =>
      records.map(({ amount }) => amount),
    );
  const against = [
    '2026-03-13,Shop,78.32,debit',
    '2026-03-14,Pay,-1500.00,credit',
    '2026-03-15,Rent,500.00,debit',
  ];
  expect(read(...against)).toEqual(['-78.32', '1500.00', '-500.00']);
  expect(read(...against, '2026-03-16,Refund,-5.00,debit')).toEqual(['78.32', '-1500.00', '500.00', '-5.00']);
});

it('a header of directions with words that are not known leaves amounts their signs', () => {
  const text = 'Date;Description;Amount;Direction\n2026-03-13;Shop;-78.32;zu\n2026-03-14;Pay;1500.00;auf\n';
  expect(statementsOf(text)[0]?.records.map(({ amount }) => amount)).toEqual(['-78.32', '1500.00']);
});
