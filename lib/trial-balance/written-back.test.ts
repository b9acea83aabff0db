import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeFile } from './decode-file';
import { readTrialBalance } from './read-trial-balance';

type Account = { code: string; name: string; cents: number };

const words = fc.constantFrom(
  'Bank',
  'Café',
  'Rent',
  'Müller & Co',
  'Sales; net',
  'Plant, old',
  'Say "yes"',
  'VAT',
);
const accounts = fc
  .uniqueArray(
    fc.record({
      code: fc.integer({ min: 1000, max: 9999 }).map(String),
      name: words,
      cents: fc.integer({ min: -1e11, max: 1e11 }),
    }),
    { selector: ({ code }) => code, minLength: 2, maxLength: 30 },
  )
  .map((some): Account[] => {
    const rest = some.slice(1);
    const sum = rest.reduce((total, { cents }) => total + cents, 0);
    return some.map((account, index) => (index === 0 ? { ...account, cents: -sum } : account));
  })
  .filter((some) => some.every(({ cents }) => cents !== 0));

const style = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  mark: fc.constantFrom('.', ','),
  isGrouped: fc.boolean(),
  columns: fc.constantFrom('sides', 'signed', 'marked', 'closing'),
  isOneColumn: fc.boolean(),
  hasTitle: fc.boolean(),
  hasTotal: fc.boolean(),
  encoding: fc.constantFrom('utf8', 'utf16le', 'latin1'),
});
type Style = typeof style extends fc.Arbitrary<infer Each> ? Each : never;

function amountOf(cents: number, { mark, isGrouped }: Style): string {
  const digits = Math.abs(cents).toString().padStart(3, '0');
  const whole = digits.slice(0, -2);
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, mark === '.' ? ',' : '.') : whole;
  return `${grouped}${mark}${digits.slice(-2)}`;
}

function rowOf({ code, name, cents }: Account, given: Style): string[] {
  const account = given.isOneColumn ? [`${code} ${name}`] : [code, name];
  const amount = amountOf(cents, given);
  const sides = cents > 0 ? [amount, ''] : ['', amount];
  if (given.columns === 'sides') return [...account, ...sides];
  if (given.columns === 'signed') return [...account, `${cents < 0 ? '-' : ''}${amount}`];
  if (given.columns === 'marked') return [...account, amount, cents > 0 ? 'D' : 'C'];
  // Movements that are not the balances.
  return [...account, amount, amount, ...sides];
}

const headers = {
  sides: ['Debit', 'Credit'],
  signed: ['Balance'],
  marked: ['Balance', 'D/C'],
  closing: ['Movement debit', 'Movement credit', 'Closing debit', 'Closing credit'],
};

function fileOf(some: readonly Account[], given: Style): Uint8Array {
  const accountHeaders = given.isOneColumn ? ['Account'] : ['Code', 'Name'];
  const total = some.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
  const totals = { sides: [total, total], signed: [0], marked: [0], closing: [0, 0, total, total] }[
    given.columns
  ];
  const rows = [
    ...(given.hasTitle ? [['Trial balance as of 31 December 2025'], []] : []),
    [...accountHeaders, ...headers[given.columns]],
    ...some.map((account) => rowOf(account, given)),
    ...(given.hasTotal
      ? [
          [
            ...accountHeaders.slice(1).map(() => ''),
            'Total',
            ...totals.map((cents) => amountOf(cents, given)),
          ],
        ]
      : []),
  ];
  const cellOf = (cell: string) => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const text = rows.map((cells) => cells.map(cellOf).join(given.delimiter)).join('\r\n');
  return Buffer.from(given.encoding === 'utf16le' ? `\ufeff${text}` : text, given.encoding);
}

it('reads any balanced trial balance in any style as it was written', () => {
  fc.assert(
    fc.property(accounts, style, (some, given) => {
      const text = decodeFile(fileOf(some, given));
      const read = text.ok ? readTrialBalance(text.value, { decimals: 2 }) : text;
      if (!read.ok) throw new Error(read.problem);
      const found = read.value.accounts.map(({ code, name, units }) => ({
        code,
        name,
        cents: Number(units),
      }));
      expect(found).toEqual(some);
      expect(read.value.leftOut.filter(({ isFault }) => isFault)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
