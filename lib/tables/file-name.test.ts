import { expect, it } from 'vitest';
import { fileName } from './file-name';

it('cuts long names between characters, as a header carries no half of one', () => {
  const name = fileName(`${'A'.repeat(79)}😀 GmbH`, `${'B'.repeat(119)}😀`, 'pdf');
  expect(name).toBe(`${'A'.repeat(79)} - ${'B'.repeat(119)}.pdf`);
  expect(encodeURIComponent(name)).toContain('.pdf');
});

it('has no characters that file systems reject', () => {
  expect(fileName('A/B: "C"', 'Cash\nflow', 'csv')).toBe('A-B- -C- - Cash-flow.csv');
});
