import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect } from '@playwright/test';

/** Kilobytes of 1,000 bytes, compressed by gzip. */
export type FirstLoad = { scripts: number; document: number };

/** Kilobytes of scripts that a screen may need to be used at first. */
export const mostScripts = { screen: 280, signIn: 200 };

/**
 * What a page needs to be used at first: the scripts that are in its document, and the document itself. Scripts that are
 * loaded later, when something needs them, do not count.
 * @param known the sizes of scripts that were measured before, by address
 */
export async function firstLoadOf(
  request: APIRequestContext,
  address: string,
  known: Map<string, number>,
): Promise<FirstLoad> {
  const answer = await request.get(address);
  expect(answer.ok(), address).toBe(true);
  const document = await answer.text();
  const sources = new Set<string>();
  for (const [, attributes = ''] of document.matchAll(/<script\b([^>]*)>/g)) {
    const source = /\bsrc="([^"]+\.js[^"]*)"/.exec(attributes)?.[1];
    if (source && !/\bnomodule\b/i.test(attributes)) sources.add(source);
  }
  let bytes = 0;
  for (const source of sources) {
    const size = known.get(source) ?? gzipSync(await (await request.get(source)).body()).length;
    known.set(source, size);
    bytes += size;
  }
  return { scripts: bytes / 1000, document: gzipSync(document).length / 1000 };
}
