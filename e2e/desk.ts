import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';

/** Signs in as one of the demo's people, with what the program printed at its start. */
export async function signIn(page: Page, role: 'bookkeeper' | 'owner'): Promise<void> {
  const signIns: Record<string, { email: string; password: string }> = JSON.parse(
    process.env.DAYBOOK_E2E_SIGN_INS ?? '{}',
  );
  const { email = '', password = '' } = signIns[role] ?? {};
  await page.goto('/sign-in');
  await page.getByLabel(/^e-?mail$/i).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/sign-in/);
}

/** Creates a business whose books start long ago and ends at its chart of accounts; gives its address. */
export async function createBusiness(page: Page, name: string): Promise<string> {
  await page.goto('/businesses/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Books start on').fill('2020-01-01');
  // The field that Tab goes to must not hide the button.
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Create business' }).click();
  await page.waitForURL(/\/b\/biz_\w+\/ledgers/);
  return new URL(page.url()).pathname.replace(/\/ledgers$/, '');
}

/** Adds an account on the transactions screen. */
export async function createAccount(page: Page, name: string, ledger: string): Promise<void> {
  await page.getByRole('button', { name: 'Accounts', exact: true }).click();
  await page.getByRole('button', { name: 'New account' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('combobox', { name: 'Ledger' }).fill(ledger);
  await page.getByRole('option', { name: new RegExp(`^${ledger}`) }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
}

/** Opens the import and gives it a file made on the spot. */
export async function chooseFile(page: Page, file: { name: string; text: string }): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Choose files' }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name: file.name, mimeType: 'text/plain', buffer: Buffer.from(file.text) });
}

/** Imports a file that asks nothing into the only account, on the transactions screen. */
export async function importFile(page: Page, file: { name: string; text: string }): Promise<void> {
  await chooseFile(page, file);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

/** The figures of a row of a report, from left to right. A row that folds has its button before its name. */
export async function cellsOfRow(page: Page, name: string): Promise<string[]> {
  const header = new RegExp(`^(?:(?:Collapse|Expand) ${name} )?${name}$`);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: header }) });
  await expect(row).toHaveCount(1);
  return row.getByRole('cell').allInnerTexts();
}

/** Until the page listens to keys: once one works, all do. Not while a field has the focus. */
export async function waitForKeys(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await pressUntil(page, '?', dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/**
 * Presses the key until it has its effect: a page that has just come may not listen yet. Only for a key whose second press
 * does nothing more: a slow machine gets it twice.
 */
export async function pressUntil(page: Page, key: string, effect: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(effect).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** The address of the demo business. */
export async function demoDesk(page: Page): Promise<string> {
  await page.goto('/businesses');
  await page
    .getByRole('link', { name: /Quillfeather/ })
    .first()
    .click();
  await page.waitForURL(/\/b\/biz_\w+/);
  return new URL(page.url()).pathname.split('/').slice(0, 3).join('/');
}

/** Goes down the list of the review by key, from its start, until an entry with the words is open. */
export async function openEntry(page: Page, words: string): Promise<void> {
  const active = page.locator('tr[aria-current]');
  await page.keyboard.press('Home');
  await expect(active).toHaveAttribute('aria-rowindex', '2');
  for (let row = 2; (await active.filter({ hasText: words }).count()) === 0; row += 1) {
    await page.keyboard.press('j');
    await expect(active, `no entry with “${words}”`).toHaveAttribute('aria-rowindex', `${row + 1}`);
  }
}

/** Goes on by Tab, past the buttons on the way, until the field has the focus. */
export async function tabTo(page: Page, field: Locator): Promise<void> {
  await expect(async () => {
    if (await field.and(page.locator(':focus')).count()) return;
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused({ timeout: 200 });
  }).toPass();
}

/** Holds back the scripts of the pages that are opened, until the returned function is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, '**/_next/static/**/*.js');
}

/** Waits until what was typed is kept as a draft. */
export async function keptInBrowser(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(text);
}

/** Holds back what the pages at the address save, until the returned function is called. */
export function holdActions(page: Page, address: string): Promise<() => void> {
  return holdRequests(page, address, (request) => request.headers()['next-action'] !== undefined);
}

/**
 * Holds back what is asked for at the address, until the returned function is called. From then on nothing passes through the
 * test any more: a page whose requests do has no cache.
 */
export async function holdRequests(
  page: Page,
  address: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const underWay = new Set<Promise<void>>();
  const hold = (route: Route) => {
    const passed = (isHeld(route.request()) ? released : Promise.resolve()).then(() => route.continue());
    underWay.add(passed);
    return passed.finally(() => underWay.delete(passed));
  };
  await page.route(address, hold);
  return () => {
    release();
    // A page that is closed meanwhile holds nothing.
    void Promise.allSettled(underWay)
      .then(() => page.unroute(address, hold))
      .catch(() => undefined);
  };
}

/** Loses the answers to what the pages at the address save: it is saved, but nobody is told. */
export async function loseAnswers(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    if (!route.request().headers()['next-action']) return route.continue();
    await route.fetch();
    return route.abort();
  });
}
