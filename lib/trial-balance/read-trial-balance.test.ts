import { expect, it, vi } from 'vitest';
import { decodeFile } from './decode-file';
import { readTrialBalance } from './read-trial-balance';
import { sampleBytes } from './testing/sample-file';
import { sampleFiles } from './testing/sample-files';

it.each(sampleFiles.map((file) => [file.name, file] as const))('%s', (_name, file) => {
  const text = decodeFile(sampleBytes(file));
  if (!text.ok) throw new Error(text.problem);
  const read = readTrialBalance(text.value, { decimals: 2 });
  if (!read.ok) throw new Error(read.problem);
  const { accounts, asOf, leftOut } = read.value;
  expect(accounts.map(({ code, name, units }) => [code, name, Number(units)])).toEqual(file.accounts);
  expect(asOf).toBe(file.asOf);
  expect(leftOut.filter(({ isFault }) => isFault)).toEqual([]);
});

it('composes letters with their accents, as ledgers are made of the names', () => {
  const text = 'Balance au 31 décembre 2025\nCompte;Débit;Crédit\nPrêt;;9,00\nCafé;9,00;\n'.normalize('NFD');
  const read = readTrialBalance(text, { decimals: 2 });
  expect(read).toMatchObject({
    value: { asOf: '2025-12-31', accounts: [{ name: 'Pr\u00eat' }, { name: 'Caf\u00e9' }] },
  });
});

it('looks at the words of a row as often in a file of twelve columns of balances as in one of a single column', () => {
  const rows = 300;
  const looks = (columns: number) => {
    const balances = Array.from({ length: columns }, (_, column) => `${column + 1}.25`);
    const headers = balances.map((_, column) => `Balance ${column + 1}`);
    const lines = Array.from({ length: rows }, (_, row) => [`${1_000 + row}`, `Sundry ${row}`, ...balances]);
    const text = [['Code', 'Account', ...headers], ...lines].map((cells) => cells.join(',')).join('\n');
    // Accents are taken off each text whose words are looked at.
    const normalized = vi.spyOn(String.prototype, 'normalize');
    try {
      const read = readTrialBalance(text, { decimals: 2 });
      expect(read).toMatchObject({ value: { accounts: { length: rows } } });
      return normalized.mock.calls.length;
    } finally {
      normalized.mockRestore();
    }
  };
  expect(looks(12)).toBeLessThan(looks(1) + 2 * rows);
});
