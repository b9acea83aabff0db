import { describe, expect, it } from 'vitest';
import { readBankFile } from '../../domain/bank-files/read-bank-file';
import { type BankFilePart, bankFileOfParts, bankFilePartsOf } from './bank-file-parts';

const table = (columns: readonly string[], rows: number, row: (at: number) => string) =>
  ['Date,Description,Amount', ...columns].join(',') +
  Array.from({ length: rows }, (_, at) => `\n2026-01-13,${row(at)}`).join('');
const wide = Array.from({ length: 400 }, (_, at) => `Column ${at}`);

describe.each([
  ['many records', table([], 20_000, (at) => `Shop ${at},-1.00`)],
  ['many that are refused', table([], 10_000, (at) => `Shop,${at % 2 === 0 ? '-1.00' : 'nothing'}`)],
  ['a few with very many columns', table(wide, 500, () => `Shop,-1.00,${'abcde,'.repeat(400)}`)],
  [
    'a few with very long texts',
    table(['Kind', 'Memo'], 500, (at) => `Shop ${at},-1.00,,${'y'.repeat(20_000)}`),
  ],
])('a file of %s, in parts', (_, text) => {
  const whole = readBankFile(new TextEncoder().encode(text));
  /** As they come from the other process. */
  const parts = () =>
    [...bankFilePartsOf(whole)].map((part): BankFilePart => JSON.parse(JSON.stringify(part)));

  it('is the same as whole', () => {
    expect(whole.ok && whole.value.statements[0]?.records.length).toBeGreaterThanOrEqual(500);
    const file = bankFileOfParts();
    const outcomes = parts().map((part) => file.take(part));
    expect(outcomes.pop()).toEqual(whole);
    expect(outcomes.every((outcome) => outcome === null)).toBe(true);
  });

  it('never keeps the service busy for long: each part is short', () => {
    for (const part of parts()) expect(JSON.stringify(part).length).toBeLessThan(310_000);
    const items = parts().map((part) => (part.kind === 'records' ? part.records.length : 0));
    expect(Math.max(...items)).toBeLessThanOrEqual(1000);
  });
});
