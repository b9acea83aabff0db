import { expect, test } from '@playwright/test';
import { demoDesk, signIn } from './desk';
import { firstLoadOf } from './first-load';
import { screens } from './screens';

/** Kilobytes (of 1,000 bytes) of JavaScript, compressed, that a screen may need to be used at first. */
const most = { screen: 280, signIn: 200 };

test('Every screen needs little JavaScript to be used', async ({ page }) => {
  const known = new Map<string, number>();
  const sizes: [name: string, kilobytes: number, most: number][] = [];
  sizes.push(['sign-in', (await firstLoadOf(page, '/sign-in', known)).scripts, most.signIn]);
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  const addresses = ['/businesses', '/businesses/new', ...screens.map((screen) => `${desk}/${screen}`)];
  for (const address of addresses) {
    const { scripts } = await firstLoadOf(page, address, known);
    sizes.push([address.replace(`${desk}/`, ''), scripts, most.screen]);
  }
  const tooLarge = sizes.filter(([, kilobytes, limit]) => kilobytes > limit);
  expect(tooLarge.map(([name, kilobytes]) => `${name}: ${Math.ceil(kilobytes)} KB`)).toEqual([]);
  expect(sizes.every(([, kilobytes]) => kilobytes > 50)).toBe(true);
});
