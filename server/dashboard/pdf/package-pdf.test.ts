import { getDocumentProxy } from 'unpdf';
import { expect, it, vi } from 'vitest';
import type { Table } from '@/lib/tables/table';
import { missingInPackage, type PackageContent, packagePdf } from './package-pdf';

const table = (title: string, rows: number): Table => ({
  title,
  time: '',
  heading: ['Test Books', `${title}, Oct 2026`, 'accrual basis, USD'],
  columns: [
    { name: '', kind: 'text' },
    { name: 'Oct 2026', kind: 'amount' },
    { name: 'Change, %', kind: 'percent' },
  ],
  rows: [
    ...Array.from({ length: rows }, (_, index) => ({
      depth: 1,
      emphasized: false,
      cells: [`Ledger ${index}`, -1234.5, { percent: 12.5 }],
    })),
    { depth: 0, emphasized: true, rule: 'final' as const, cells: ['Net income', 0, null] },
  ],
  notes: ['1 entry in this report is not reviewed yet; figures may change.'],
});

const content: PackageContent = {
  businessName: 'Łódź & Söhne Ωmega, é ł ₹ €',
  title: 'Month-end package',
  when: 'Oct 2026',
  day: '2026-10-31',
  sentences: ['Cash went from 100.00 to 130.00.'],
  notes: [],
  charts: [
    {
      title: 'Cash by month',
      points: [{ title: 'Oct 2026', inflow: 9000n, outflow: 6000n, left: -2000n }],
      names: { inflow: 'Money in', outflow: 'Money out', left: 'Ending cash' },
    },
  ],
  tables: [table('By month', 1), table('Profit and loss', 120)],
};

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(bytes.slice());
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
}

it('says everything, in the letters of the locale, with its title and number on each page', async () => {
  const pages = await pagesOf(await packagePdf(content, { currency: 'USD', locale: 'en-US' }));
  expect(pages).toHaveLength(4);
  const all = pages.join(' ').replace(/\s+/g, ' ');
  expect(all).toContain('Cash went from 100.00 to 130.00.');
  expect(all).toContain('1 entry in this report is not reviewed yet');
  expect(all).toContain('accrual basis, USD');
  expect(all.match(/\(1,234\.50\)/g)).toHaveLength(121);
  expect(all.match(/\+12\.5%/g)).toHaveLength(121);
  expect(pages.map((page) => /Page \d of \d/.exec(page)?.[0])).toEqual(
    pages.map((_, index) => `Page ${index + 1} of 4`),
  );
  // The head of a table stands on each of its sheets.
  expect(pages.slice(1).every((page) => page.includes('Oct 2026'))).toBe(true);
});

it('is the same byte for byte whenever it is made', async () => {
  const format = { currency: 'USD', locale: 'en-GB' };
  const made = await packagePdf(content, format);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-03-01T12:34:56Z') });
  const again = await packagePdf(content, format);
  vi.useRealTimers();
  expect(Buffer.from(again).equals(Buffer.from(made))).toBe(true);
});

it('is tagged: a table has rows of cells, and the chart says what it is', async () => {
  const pdf = await getDocumentProxy(
    (await packagePdf(content, { currency: 'USD', locale: 'en-US' })).slice(),
  );
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const tag of ['H1', 'P', 'Figure', 'Table', 'TR', 'TH', 'TD'])
    expect(tree).toContain(`"role":"${tag}"`);
  expect(tree).toContain('The table below has the same figures.');
});

it('names the letters that it could not show', () => {
  expect(missingInPackage(content)).toEqual([]);
  expect(missingInPackage({ ...content, sentences: ['領収書 of 領'] })).toEqual(['領', '収', '書']);
});
