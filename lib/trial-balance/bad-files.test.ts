import { describe, expect, it } from 'vitest';
import { xlsxBytes, zipped } from '../workbooks/testing/xlsx-bytes';
import { decodeFile } from './decode-file';
import { mostRows, readTrialBalance } from './read-trial-balance';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, decimals = 2) => {
  const found = readTrialBalance(text, { decimals });
  if (!found.ok) throw new Error(found.problem);
  return found.value;
};
const problemOf = (text: string) => {
  const found = readTrialBalance(text, { decimals: 2 });
  return found.ok ? null : found.problem;
};

describe('a file that is no text is refused with what to do', () => {
  it.each([
    [
      'a workbook',
      xlsxBytes({ sheets: { A: '' } }),
      'This is an Excel workbook. Export the trial balance as CSV',
    ],
    ['an archive', zipped({ 'a.csv': 'x' }), 'This is a ZIP archive. Export the trial balance as CSV'],
    ['a PDF', bytesOf('%PDF-1.7'), 'This is a PDF document.'],
    ['binary', Uint8Array.of(1, 2, 3, 0, 200), 'This is no text file.'],
    ['empty', new Uint8Array(), 'The file is empty.'],
    ['of blank lines', bytesOf('\n\n  \n'), 'The file is empty.'],
    ['too large', new Uint8Array(5_000_001).fill(65), 'The file is larger than 5 MB'],
  ])('%s', (_name, bytes, sentence) => {
    const text = decodeFile(bytes);
    expect(text.ok ? '' : text.problem).toContain(sentence);
  });
});

describe('a table that is no trial balance is refused', () => {
  it.each([
    ['a list of transactions', 'Date,Description,Amount\n2026-01-02,Card,-4.00\n', 'a list of transactions'],
    ['prose', 'Dear client,\nplease find attached what you asked for.\n', 'No columns of debit and credit'],
    ['a header alone', 'Code,Account,Debit,Credit\n', 'The file has no accounts.'],
    [
      'too long',
      `Code,Account,Debit,Credit\n${'1,Bank,1.00,\n'.repeat(20_000)}`,
      `more than ${mostRows} rows`,
    ],
  ])('%s', (_name, text, sentence) => {
    expect(problemOf(text)).toContain(sentence);
  });
});

describe('what is no amount is said, never guessed', () => {
  it.each([
    ['words', 'n/a', '“n/a” is not an amount.'],
    ['a formula', '=SUM(C2:C9)', '“=SUM(C2:C9)” is a formula, not its result.'],
    ['a fraction of a cent', '1.005,123', '“1.005,123” has more decimals than the currency of the books.'],
    ['too much', '99999999999999999.00', '“99999999999999999.00” is too large.'],
  ])('%s', (_name, cell, reason) => {
    const { accounts, leftOut } = read(
      `Code;Account;Debit;Credit\n1000;Bank;"${cell}";\n3000;Capital;;5.00\n`,
    );
    expect(accounts.map(({ name }) => name)).toEqual(['Capital']);
    expect(leftOut).toEqual([{ line: 2, text: '1000 Bank', reason, isFault: true }]);
  });

  it('takes debit and credit of one account net', () => {
    const { accounts } = read('Code,Account,Debit,Credit\n1000,Bank,70.00,20.00\n3000,Capital,,50.00\n');
    expect(accounts.map(({ units }) => units)).toEqual([5_000n, -5_000n]);
  });

  it('says an amount without an account, and a quotation mark that never closes', () => {
    const { leftOut } = read('Code,Account,Debit,Credit\n1000,Bank,70.00,\n,,5.00,\n"3000,Capital,,50.00\n');
    expect(leftOut.map(({ line, isFault }) => [line, isFault])).toEqual([
      [3, true],
      [4, true],
    ]);
  });
});

describe('amounts in the currency of the books', () => {
  it('of yen have no decimals, also where the file prints some', () => {
    const { accounts } = read('Code,Account,Debit,Credit\n1000,Bank,"1,234.00",\n3000,Capital,,"1,234"\n', 0);
    expect(accounts.map(({ units }) => units)).toEqual([1_234n, -1_234n]);
  });

  it('may be thousands or have three decimals, which is said where no other amount shows it', () => {
    const text = 'Code;Account;Debit;Credit\n1000;Bank;1.250;\n1100;Cash;750;\n3000;Capital;;2.000\n';
    expect(read(text).accounts.map(({ name }) => name)).toEqual(['Cash']);
    expect(read(text).leftOut.map(({ reason, isFault }) => [reason, isFault])).toEqual([
      [expect.stringMatching(/^“1.250” can be thousands or have three decimals/), true],
      [expect.stringMatching(/^“2.000” can be thousands or have three decimals/), true],
    ]);
    const shown = read(`${text}4000;Sales;;0,00\n`).accounts;
    expect(shown.map(({ units }) => units)).toEqual([125_000n, 75_000n, -200_000n, 0n]);
    expect(readTrialBalance(text.replace('1100;Cash;750;\n', ''), { decimals: 2 })).toEqual({
      ok: false,
      problem: expect.stringMatching(/^No account of the file can be read. Line 2: “1.250” can be thousands/),
    });
  });

  it.each([
    ['a comma', '1,250', 2, 125_000n],
    ['dots of yen', '1.250', 0, 1_250n],
    ['a dot of dinars', '1.250', 3, 1_250n],
    ['a comma of dinars', '1,250', 3, 1_250_000n],
  ])('are read without another amount, with %s', (_name, cell, decimals, units) => {
    const { accounts } = read(
      `Code;Account;Debit;Credit\n1000;Bank;${cell};\n3000;Capital;;${cell}\n`,
      decimals,
    );
    expect(accounts.map((account) => account.units)).toEqual([units, -units]);
  });

  it.each([
    ['Debit (GBP)', '5.00', 'GBP'],
    ['Debit', '€5.00', 'EUR'],
    ['Debit', '5.00', null],
  ])('are marked by %s and %s', (header, cell, currency) => {
    expect(read(`Account,${header},Credit\nBank,${cell},\nCapital,,5.00\n`).currency).toBe(currency);
  });
});

it('reads a chart without balances', () => {
  const { accounts, reading } = read(
    'Code,Name,Type\n1000,Bank,Bank\n4000,Sales,Revenue\n4100,Odds and ends,\n',
  );
  expect(reading).toBe(null);
  expect(accounts.map(({ name, proposal }) => [name, proposal?.kind])).toEqual([
    ['Bank', 'bank_account'],
    ['Sales', 'operating_revenue'],
    ['Odds and ends', undefined],
  ]);
});

it('keeps an account twice in the file', () => {
  expect(read('Account,Balance\nBank,5.00\nBank,7.00\nCapital,-12.00\n').accounts).toHaveLength(3);
});

it('lets a person choose another balance', () => {
  const text = 'Account,Opening balance,Closing balance\nBank,5.00,9.00\nCapital,-5.00,-9.00\n';
  const first = read(text);
  expect(first.readings.map(({ name }) => name)).toEqual(['Closing balance', 'Opening balance']);
  const other = readTrialBalance(text, { decimals: 2, chosen: first.readings[1]?.id ?? null });
  expect(other.ok && other.value.accounts[0]?.units).toBe(500n);
});

it('leaves out a row whose columns quotation marks within a text leave open', () => {
  const rows = ['"Bank","5.00","x"', '"The "Cup" a","7.00"', '"Capital","-5.00","y"'];
  const { accounts, leftOut } = read(`"Account","Balance","Note"\n${rows.join('\n')}\n`);
  expect(accounts.map(({ name }) => name)).toEqual(['Bank', 'Capital']);
  expect(leftOut).toMatchObject([
    { line: 3, reason: 'A quotation mark within a text is not doubled', isFault: true },
  ]);
});
