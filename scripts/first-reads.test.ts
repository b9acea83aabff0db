import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What stays on the screen from page to page is drawn once, by a layout. */
const isOfLayout = (path: string) => path.startsWith('components/shell/');

it('what a page came with is as old as the page, which Back may show again', () => {
  const paths = ['components', 'lib'].flatMap((folder) =>
    readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );
  const texts = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const countOf = (text: string, name: string) => text.split(`${name}:`).length - 1;
  const withFirstReads = texts.filter(({ text }) => countOf(text, 'initialData') > 0);
  expect(withFirstReads.length).toBeGreaterThan(8);
  const undated = withFirstReads.filter(
    ({ path, text }) =>
      !isOfLayout(path) && countOf(text, 'initialData') !== countOf(text, 'initialDataUpdatedAt'),
  );
  expect(undated.map(({ path }) => path)).toEqual([]);
});
