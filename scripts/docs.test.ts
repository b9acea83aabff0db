import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { environmentSchema } from '@/server/platform/settings';

const projectDir = fileURLToPath(new URL('..', import.meta.url));
const scripts: Record<string, string> = JSON.parse(
  readFileSync(join(projectDir, 'package.json'), 'utf8'),
).scripts;

function pagesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || ['node_modules', 'dist', 'test-results'].includes(entry.name))
      return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pagesUnder(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** The headings of a page as its links name them (GitHub's rule). */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Whether a link leads to a page, or to a heading of this one, that has no such heading. */
function missesHeading(page: string, text: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  if (anchor === undefined || (file !== '' && !file.endsWith('.md'))) return false;
  const path = join(dirname(page), decodeURI(file));
  if (file !== '' && !existsSync(path)) return false;
  return !anchorsOf(file === '' ? text : readFileSync(path, 'utf8')).includes(decodeURI(anchor));
}

/**
 * What a page says of this repository that is not so: links to files or headings that are not there, paths in `code` that begin
 * with one of the project's folders and lead nowhere, and `npm run` commands that do not exist. Paths with a
 * placeholder (`NAME`) or an asterisk stand for many and are left out.
 */
function deadReferences(page: string, text: string): string[] {
  const prose = text.replace(/^```.*?^```/gms, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
  const files = targets
    .map((target) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !existsSync(join(dirname(page), decodeURI(target))));
  const headings = targets.filter((target) => missesHeading(page, prose, target));
  const paths = [
    ...prose.matchAll(/`((?:\.\/)?(?:app|components|docs|e2e|lib|public|scripts|server)\/[^`\s]*)`/g),
  ]
    .map(([, path = '']) => path.replace(/:\d+$/, ''))
    .filter((path) => !/[*{}<>…]|\.\.\.|[A-Z]{2}/.test(path))
    .filter((path) => !existsSync(join(projectDir, path)));
  const commands = [...text.matchAll(/npm run (?:-s )?([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in scripts))
    .map((name) => `npm run ${name}`);
  return [...files, ...headings, ...paths, ...commands];
}

describe('a page of the documentation', () => {
  it.each(pagesUnder(projectDir).map((page) => [relative(projectDir, page), page]))(
    '%s says nothing of files and commands that are not there',
    (_, page) => {
      expect(deadReferences(page, readFileSync(page, 'utf8'))).toEqual([]);
    },
  );

  it.each([
    ['a link', 'See [the map](docs/no-such-page.md#top).', ['docs/no-such-page.md']],
    ['a link to a heading', 'See [them](README.md#no-such-heading).', ['README.md#no-such-heading']],
    ['a path', 'It lives in `server/no-such-room/main.ts`.', ['server/no-such-room/main.ts']],
    ['a path with a line', 'It is `scripts/run.mjs:1` or `scripts/no-such.mjs:7`.', ['scripts/no-such.mjs']],
    ['a command', 'Type `npm run no-such-command`.', ['npm run no-such-command']],
  ])('with %s that is dead is found out', (_, text, dead) => {
    expect(deadReferences(join(projectDir, 'README.md'), text)).toEqual(dead);
  });

  it.each([
    '# Top\n\nA [page](https://example.com/x), a [heading](#top), [this](package.json#L1).',
    'Many: `server/accounting/<room>/*.ts`; elsewhere: `data/postgres`; `npm run tenant -- create NAME`.',
    '```\nserver/no-such-room/main.ts\n```',
  ])('may say: %s', (text) => {
    expect(deadReferences(join(projectDir, 'README.md'), text)).toEqual([]);
  });
});

it('the README lists every setting, those of other products together', () => {
  const readme = readFileSync(join(projectDir, 'README.md'), 'utf8');
  const table = /^## Settings$.*?(?=^## )/ms.exec(readme)?.[0] ?? '';
  const named = Object.keys(environmentSchema.shape).filter((name) => !/^(AWS|OTEL)_/.test(name));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

it('the README leads to every page of the documentation', () => {
  const readme = readFileSync(join(projectDir, 'README.md'), 'utf8');
  const linked = [...readme.matchAll(/\]\((docs\/[^)#]+\.md)/g)].map(([, page]) => page);
  const pages = readdirSync(join(projectDir, 'docs')).filter((file) => file.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((page) => !linked.includes(`docs/${page}`))).toEqual([]);
});

it('the index of the decisions lists each of them once', () => {
  const folder = join(projectDir, 'docs/decisions');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const listed = [...index.matchAll(/^- \[.+\]\((.+)\)$/gm)].map(([, file]) => file);
  expect(listed.sort()).toEqual(
    readdirSync(folder)
      .filter((file) => file !== 'README.md')
      .sort(),
  );
});

it('each decision states under its title the date in its name', () => {
  const folder = join(projectDir, 'docs/decisions');
  const dated = readdirSync(folder).filter((file) => file !== 'README.md');
  const without = dated.filter(
    (file) => readFileSync(join(folder, file), 'utf8').split('\n')[2] !== file.slice(0, 10),
  );
  expect(without).toEqual([]);
});

it('the unit of systemd lets the folder of documents be written that the operator is told of', () => {
  const unit = readFileSync(join(projectDir, 'deploy/daybook.service'), 'utf8');
  const page = readFileSync(join(projectDir, 'docs/operations.md'), 'utf8');
  const folders = [...page.matchAll(/^DOCUMENTS_FOLDER=(\/\S+)/gm)].map(([, folder = '']) => folder);
  const state = /^StateDirectory=(.+)$/m.exec(unit)?.[1];
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
  expect(folders.length).toBeGreaterThan(0);
  expect(folders.filter((folder) => !folder.startsWith(`/var/lib/${state}/`))).toEqual([]);
});
