import { expect, it } from 'vitest';
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
