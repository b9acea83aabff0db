import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findWholeBrowser } from './ensure-browser.mjs';
import { projectDir } from './project.mjs';

/**
 * Takes the pictures of the README and the guides anew, from a Daybook that runs with its demo:
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
  { name: 'transactions', path: 'transactions' },
  { name: 'bills', path: 'bills' },
  { name: 'balance-sheet', path: 'reports/balance-sheet' },
  { name: 'overview-phone', path: 'overview', isPhone: true },
  { name: 'tasks-phone', path: 'tasks?status=open', isPhone: true },
];
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

// Chromium's sandbox does not work for root.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: findWholeBrowser(), args });
const page = await browser.newPage({
  baseURL: address,
  viewport: desktop,
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
for (const { name, path, isPhone = false } of pictures) {
  await page.setViewportSize(isPhone ? phone : desktop);
  await page.goto(`${desk}/${path}`, { waitUntil: 'networkidle' });
  // Once the mouse has moved, the parts come that wait for a hand on the screen.
  await page.mouse.move(200, 1);
  // What is below the screen waits until it is scrolled to.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-label^="Loading"], main .animate-pulse')].every(
      (part) => part.getBoundingClientRect().top > window.innerHeight,
    ),
  );
  await page.waitForLoadState('networkidle');
  await page.screenshot({
    path: join(projectDir, 'docs', 'pictures', `${name}.png`),
    animations: 'disabled',
  });
}
await browser.close();
