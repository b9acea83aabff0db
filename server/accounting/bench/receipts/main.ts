import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { utcDay } from '@/lib/dates/instant';
import { type MediaType, mediaTypeOfExtension } from '@/lib/media-type';
import { isSameAmount } from '@/lib/money/decimal-text';
import { type Extraction, nothingRead, type Reading } from '../../domain/documents/extraction';
import { readFile } from '../../services/documents/read-file';
import { report } from '../report-line';
import { calibrationOf, type Judged } from './calibration';
import { type Expected, isSameName, readExpected } from './expected-values';

const usage = `Usage: npm run bench:receipts -- [--each] [--month-first] [--currency USD] FOLDER
Reads every image and PDF of a folder that has a JSON file of the same name with company, date and total as printed, and
compares. One line for each field: how many are right, and how many of those that are so sure.
  --each         a line for each receipt
  --month-first  the dates of the JSON files are written month first
  --currency     the currency of the business that gets the receipts (USD unless given)`;

type Read = {
  id: string;
  expected: Expected;
  extraction: Extraction;
  seconds: number;
  computingSeconds: number;
  megabytes: number;
};

async function run(args: readonly string[]): Promise<void> {
  const folder = args.find((each, at) => !each.startsWith('--') && args[at - 1] !== '--currency');
  const currency = args.includes('--currency') ? args[args.indexOf('--currency') + 1] : 'USD';
  if (folder === undefined || currency === undefined) throw new Error(usage);
  const files = readdirSync(folder).sort();
  const known = new Set(files);
  const all: Read[] = [];
  for (const file of files) {
    const { name, ext } = parse(file);
    const type = mediaTypeOfExtension(ext.slice(1).toLowerCase());
    if (!type || !known.has(`${name}.json`)) continue;
    const expected = readExpected(
      readFileSync(join(folder, `${name}.json`), 'utf8'),
      !args.includes('--month-first'),
    );
    const read = { id: name, expected, ...(await readOne(join(folder, file), type, currency)) };
    all.push(read);
    if (args.includes('--each')) reportEach(read);
  }
  summarize(all);
}

async function readOne(path: string, type: MediaType, businessCurrency: string) {
  const bytes = new Uint8Array(readFileSync(path));
  const uploadedOn = utcDay(new Date());
  const file = { open: () => new Blob([bytes]).stream() };
  const started = performance.now();
  const read = await readFile(type, file, { businessName: '', businessCurrency, uploadedOn });
  const { extraction, used } = read.ok ? read.value : { extraction: nothingRead, used: null };
  return {
    extraction,
    seconds: (performance.now() - started) / 1000,
    computingSeconds: used?.seconds ?? 0,
    megabytes: used?.megabytes ?? 0,
  };
}

function judgedOf({ expected, extraction }: Read): { total: Judged; date: Judged; vendor: Judged } {
  return {
    total: judge(extraction.totalAmount, expected.total, isSameAmount),
    date: judge(extraction.issuedOn, expected.issuedOn, (one, other) => one === other),
    vendor: judge(extraction.vendorName, expected.vendorName, isSameName),
  };
}

function judge(
  read: Reading<string> | null,
  expected: string | null,
  isSame: (one: string, other: string) => boolean,
): Judged {
  return (
    read && {
      confidence: read.confidence,
      isRight: expected !== null && isSame(read.value, expected),
    }
  );
}

function reportEach(read: Read): void {
  const judged = judgedOf(read);
  report({
    measurement: 'receipt',
    id: read.id,
    ...fieldOf('total', judged.total, read.extraction.totalAmount, read.expected.total),
    ...fieldOf('date', judged.date, read.extraction.issuedOn, read.expected.issuedOn),
    ...fieldOf('vendor', judged.vendor, read.extraction.vendorName, read.expected.vendorName),
    seconds: Math.round(read.seconds * 100) / 100,
  });
}

/** A right value is shown with its confidence alone. */
function fieldOf(name: string, judged: Judged, read: Reading<string> | null, expected: string | null) {
  const shown = judged?.isRight ? 'right' : `${read?.value ?? 'nothing'}, not ${expected ?? 'known'}`;
  return { [name]: `${shown} (${judged?.confidence ?? 0})` };
}

function summarize(all: readonly Read[]): void {
  const judged = all.map(judgedOf);
  report({ measurement: 'receipts total', ...calibrationOf(judged.map(({ total }) => total)) });
  report({ measurement: 'receipts date', ...calibrationOf(judged.map(({ date }) => date)) });
  report({ measurement: 'receipts vendor', ...calibrationOf(judged.map(({ vendor }) => vendor)) });
  const bills = all.filter(({ extraction }) => extraction.isBill);
  report({
    measurement: 'receipts taken for bills to pay',
    count: bills.length,
    which: bills.map(({ id }) => id).join(' '),
  });
  report({ measurement: 'receipts seconds', ...spreadOf(all.map(({ seconds }) => seconds)) });
  report({
    measurement: 'receipts seconds of computing',
    ...spreadOf(all.map(({ computingSeconds }) => computingSeconds)),
  });
  report({ measurement: 'receipts megabytes of memory', ...spreadOf(all.map(({ megabytes }) => megabytes)) });
}

function spreadOf(numbers: readonly number[]): { median: number; most: number } {
  const sorted = [...numbers].sort((a, b) => a - b);
  return { median: rounded(sorted[Math.floor(sorted.length / 2)]), most: rounded(sorted.at(-1)) };
}

function rounded(number = 0): number {
  return Math.round(100 * number) / 100;
}

await run(process.argv.slice(2));
