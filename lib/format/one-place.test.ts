import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** What writes a number, an amount or a moment for a reader; letters (`toLocaleLowerCase`) are another matter. */
const FORMATTING = /\bIntl\.|\.toLocale(?:Date|Time)?String\(/;

/** They write nothing for a reader: the demo's own books, and days in a time zone. */
const others = ['lib/dates/day-in-zone.ts', 'server/dashboard/demo/events/invoices.ts'];

it('numbers, amounts and dates are written for readers by lib/format alone', () => {
  const files = ['app', 'components', 'lib', 'server/dashboard'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const formats = sources.filter((path) => FORMATTING.test(readFileSync(join(root, path), 'utf8')));
  expect(formats.some((path) => path.startsWith('lib/format/'))).toBe(true);
  expect(formats.filter((path) => !path.startsWith('lib/format/') && !others.includes(path))).toEqual([]);
});
