import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '@/server/accounting/http/openapi/document';
import { type Document, operationsOf } from './document';
import { referenceOf, referencePages } from './reference-pages';

const project = new URL('../../', import.meta.url);
const document = JSON.parse(JSON.stringify(openApiDocument())) as Document;
const pages = referencePages(document);

/**
 * The pages are made of the OpenAPI document, which is made of the contract. After a change of the contract,
 * `npx vitest run --project unit scripts/reference --update` writes them anew.
 */
describe('the reference in docs/reference', () => {
  it.each(Object.entries(pages))('%s says what the contract says', async (file, text) => {
    await expect(text).toMatchFileSnapshot(new URL(`docs/reference/${file}`, project).pathname);
  });

  it('has no page of a group that is gone', () => {
    expect(readdirSync(new URL('docs/reference', project)).sort()).toEqual(Object.keys(pages).sort());
  });

  it('leads every link to a heading', () => {
    const headings = Object.entries(pages).flatMap(([file, text]) =>
      [...text.matchAll(/^## (.+)$/gm)].map(
        ([, heading = '']) => `${file}#${heading.toLowerCase().replaceAll(' ', '-')}`,
      ),
    );
    expect(new Set(headings).size).toBe(headings.length);
    const links = Object.entries(pages).flatMap(([file, text]) =>
      [...text.matchAll(/\]\(([^)#]*)#([^)]+)\)/g)].map(([, page, anchor]) => `${page || file}#${anchor}`),
    );
    expect(links.length).toBeGreaterThan(200);
    expect(links.filter((link) => !headings.includes(link))).toEqual([]);
  });

  it('is led to by the README, and lists every operation', () => {
    expect(readFileSync(new URL('README.md', project), 'utf8')).toContain('](docs/reference/README.md)');
    const linked = [...(pages['README.md'] ?? '').matchAll(/\[`?(\w+)`?\]\(([^)]+#[^)]+)\)/g)];
    expect(linked.map(([, name, target]) => `${name} ${target}`).sort()).toEqual(
      operationsOf(document)
        .map((each) => `${each.operation.operationId} ${referenceOf(each)}`)
        .sort(),
    );
  });
});
