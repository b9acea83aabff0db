import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './ensure-browser.mjs';
import { projectDir } from './project.mjs';

/**
 * Takes the pictures of the README anew, from a Daybook that runs with its demo:
 * `node scripts/take-pictures.mjs ADDRESS EMAIL PASSWORD`.
 */
const [address, email = '', password = ''] = process.argv.slice(2);
if (!address) {
  process.stderr.write('Usage: node scripts/take-pictures.mjs ADDRESS EMAIL PASSWORD\n');
  process.exit(1);
}

const pictures = [
  { name: 'review', path: 'review' },
  { name: 'cash-flow', path: 'reports/cash-flow' },
];

// Chromium's sandbox does not work for root.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: findBrowser(), args });
const page = await browser.newPage({
  baseURL: address,
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  timezoneId: 'UTC',
});
await page.goto('/sign-in');
await page.getByLabel('Email').fill(email);
await page.getByLabel('Password').fill(password);
await page.getByRole('button', { name: 'Sign in' }).click();
await page
  .getByRole('link', { name: /Quillfeather/ })
  .first()
  .click();
await page.waitForURL(/\/b\/biz_\w+/);
const desk = new URL(page.url()).pathname.split('/').slice(0, 3).join('/');
for (const { name, path } of pictures) {
  await page.goto(`${desk}/${path}`, { waitUntil: 'networkidle' });
  // Once the mouse has moved, the parts come that wait for a hand on the screen.
  await page.mouse.move(720, 1);
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-label^="Loading"]') && !document.querySelector('main .animate-pulse'),
  );
  await page.waitForLoadState('networkidle');
  await page.screenshot({
    path: join(projectDir, 'docs', 'pictures', `${name}.png`),
    animations: 'disabled',
  });
}
await browser.close();
