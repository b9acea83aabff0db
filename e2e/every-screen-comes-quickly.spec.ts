import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { demoDesk, signIn } from './desk';
import { screens } from './screens';

/** Kilobytes (of 1,000 bytes) of JavaScript, compressed, that a screen may need to be used at first. */
const most = { screen: 280, signIn: 200 };

test('Every screen needs little JavaScript to be used', async ({ page }) => {
  const known = new Map<string, number>();
  const sizes: [name: string, kilobytes: number, most: number][] = [];
  sizes.push(['sign-in', await scriptsOf(page, '/sign-in', known), most.signIn]);
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  const addresses = ['/businesses', '/businesses/new', ...screens.map((screen) => `${desk}/${screen}`)];
  for (const address of addresses) {
    sizes.push([address.replace(`${desk}/`, ''), await scriptsOf(page, address, known), most.screen]);
  }
  const tooLarge = sizes.filter(([, kilobytes, limit]) => kilobytes > limit);
  expect(tooLarge.map(([name, kilobytes]) => `${name}: ${Math.ceil(kilobytes)} KB`)).toEqual([]);
  expect(sizes.every(([, kilobytes]) => kilobytes > 50)).toBe(true);
});

/** What the scripts that stand in the page come to. Those that come when they are wanted are not among them. */
async function scriptsOf(page: Page, address: string, known: Map<string, number>): Promise<number> {
  const answer = await page.request.get(address);
  expect(answer.ok(), address).toBe(true);
  const tags = (await answer.text()).matchAll(/<script\b([^>]*)>/g);
  const sources = new Set<string>();
  for (const [, attributes = ''] of tags) {
    const source = /\bsrc="([^"]+\.js[^"]*)"/.exec(attributes)?.[1];
    if (source && !/\bnomodule\b/i.test(attributes)) sources.add(source);
  }
  let bytes = 0;
  for (const source of sources) {
    const size = known.get(source) ?? gzipSync(await (await page.request.get(source)).body()).length;
    known.set(source, size);
    bytes += size;
  }
  return bytes / 1000;
}
