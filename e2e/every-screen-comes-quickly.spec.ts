import { expect, test } from '@playwright/test';
import { demoDesk, signIn } from './desk';
import { firstLoadOf, mostScripts } from './first-load';
import { screens, screensOfNoBusiness } from './screens';

test('Every screen needs little JavaScript to be used', async ({ page }) => {
  const known = new Map<string, number>();
  const sizes: [name: string, kilobytes: number, most: number][] = [];
  sizes.push(['sign-in', (await firstLoadOf(page.request, '/sign-in', known)).scripts, mostScripts.signIn]);
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  const addresses = [...screensOfNoBusiness, ...screens.map((screen) => `${desk}/${screen}`)];
  for (const address of addresses) {
    const { scripts } = await firstLoadOf(page.request, address, known);
    sizes.push([address.replace(`${desk}/`, ''), scripts, mostScripts.screen]);
  }
  const tooLarge = sizes.filter(([, kilobytes, limit]) => kilobytes > limit);
  expect(tooLarge.map(([name, kilobytes]) => `${name}: ${Math.ceil(kilobytes)} KB`)).toEqual([]);
  expect(sizes.every(([, kilobytes]) => kilobytes > 50)).toBe(true);
});
