import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { orExit, quietStep } from './step.mjs';

/** Where Debian and Ubuntu put Chromium. The one without windows takes a tenth less of the processor's time for a journey. */
const systemBrowsers = { whole: '/usr/bin/chromium', headless: '/usr/bin/chromium-headless-shell' };

/** The browser for the end-to-end tests: Playwright's own, else the system's; undefined when there is none. */
export function findBrowser() {
  return firstFound([systemBrowsers.headless, systemBrowsers.whole]);
}

/** The one that people use, as far as there is one, for what is measured and for pictures. */
export function findWholeBrowser() {
  return firstFound([systemBrowsers.whole, systemBrowsers.headless]);
}

function firstFound(paths) {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return [chromium.executablePath(), ...paths].find((path) => existsSync(path));
}

/** Finds a browser, or installs one: from the system's packages if possible, otherwise from Playwright. */
export async function ensureBrowser() {
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await quietStep('Refreshing the list of system packages', 'apt-get', ['update'], env);
    const options = ['install', '--yes', '--no-install-recommends', 'fonts-liberation'];
    const install = (name) => quietStep('Installing a browser', 'apt-get', [...options, name], env);
    // Older systems have no package of the one without windows.
    await install('chromium-headless-shell').catch(() => install('chromium'));
  }
  if (!findBrowser()) {
    await quietStep('Installing a browser', 'npx', ['playwright', 'install', 'chromium']);
  }
  return findBrowser();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(`${await orExit(ensureBrowser())}\n`);
}
