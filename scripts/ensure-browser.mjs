import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { orExit, quietStep } from './step.mjs';

/** Where Debian and Ubuntu put Chromium. */
const systemBrowser = '/usr/bin/chromium';

/** The browser for the end-to-end tests: Playwright's own, else the system's; undefined when there is none. */
export function findBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return [chromium.executablePath(), systemBrowser].find((path) => existsSync(path));
}

/** Finds a browser, or installs one: from the system's packages if possible, otherwise from Playwright. */
export async function ensureBrowser() {
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await quietStep('Refreshing the list of system packages', 'apt-get', ['update'], env);
    const packages = ['chromium', 'fonts-liberation'];
    const options = ['install', '--yes', '--no-install-recommends'];
    await quietStep('Installing a browser', 'apt-get', [...options, ...packages], env);
  }
  if (!findBrowser()) {
    await quietStep('Installing a browser', 'npx', ['playwright', 'install', 'chromium']);
  }
  return findBrowser();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(`${await orExit(ensureBrowser())}\n`);
}
