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
  // They are asked for after the first frame, by a script that has their addresses.
  const late = [...document.matchAll(/ data-late="([^"]*)"/g)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
  const atOnce = [...document.matchAll(/<script\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const source = /\bsrc="([^"]+\.js[^"]*)"/.exec(attributes)?.[1];
    return source && !/\bnomodule\b/i.test(attributes) ? [source] : [];
  });
  const sources = new Set([...late, ...atOnce]);
  let bytes = 0;
  for (const source of sources) {
    const size = known.get(source) ?? gzipSync(await (await request.get(source)).body()).length;
    known.set(source, size);
    bytes += size;
  }
  return { scripts: bytes / 1000, document: gzipSync(document).length / 1000 };
}
