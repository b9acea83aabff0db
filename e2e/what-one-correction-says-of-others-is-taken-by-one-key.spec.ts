import { expect, type Page, test } from '@playwright/test';
import { createAccount, createBusiness, importFile, openEntry, signIn, waitForKeys } from './desk';
import { qifOf } from './qif';

/** Payees of which nothing is known, several times each, so that one decision says something of the rest. */
const movements = ['Zyx Brvo', 'Hudrix Nax', 'Quorl Vem'].flatMap((payee, kind) =>
  Array.from({ length: 5 }, (_, index) => ({
    day: `0${1 + index}/1${kind}/2025`,
    amount: `-${40 + 7 * kind + index}.50`,
    payee,
  })),
);

test('What one correction says of others is shown by one key and confirmed by another', async ({ page }) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Curlew Letterpress');
  await page.goto(`${desk}/transactions`);
  await createAccount(page, 'Press checking', 'Checking');
  await importFile(page, { name: 'statement.qif', text: qifOf(movements) });
  await page.goto(`${desk}/review`);

  const entries = page.getByRole('grid', { name: 'Entries to review' });
  const said = (words: string) => page.getByRole('status').filter({ hasText: words });
  const toReview = (count: number) => page.getByRole('link', { name: `To review ${count}` });
  await waitForKeys(page);

  await test.step('o shows the others, which have the ledger of the correction', async () => {
    await putFirstOn(page, 'Zyx Brvo', 'Rent');
    await page.keyboard.press('c');
    await expect(toReview(14)).toBeVisible();
    await expect(said('4 more Zyx Brvo → Rent')).toBeVisible();
    await page.keyboard.press('o');
    await expect(entries.getByRole('row')).toHaveCount(5);
    await expect(entries.getByRole('row', { name: /Zyx Brvo.*Rent/ })).toHaveCount(4);
    await expect(said('4 more Zyx Brvo')).toHaveCount(0);
    await expect(toReview(14)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await expect(entries.getByRole('row')).toHaveCount(15);
  });

  await test.step('Enter confirms them, and u takes all of it back', async () => {
    await page.keyboard.press('Escape');
    await putFirstOn(page, 'Hudrix Nax', 'Meals');
    await page.keyboard.press('c');
    await pressOnceShown(page, 'Enter', '4 more Hudrix Nax');
    await expect(said('4 more Hudrix Nax → Meals')).toBeVisible();
    await expect(page.locator('body[data-pressed]')).toBeVisible();
    await expect(said('4 more Hudrix Nax → Meals').getByText('↵')).toBeVisible();
    await expect(toReview(13)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(toReview(9)).toBeVisible();
    await expect(entries.getByRole('row', { name: /Hudrix Nax/ })).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(toReview(13)).toBeVisible();
    await expect(entries.getByRole('row', { name: /Hudrix Nax.*Meals/ })).toHaveCount(4);
  });

  await test.step('what is opened and typed while they are being read stays open', async () => {
    await putFirstOn(page, 'Quorl Vem', 'Software');
    await page.keyboard.press('c');
    await expect(said('4 more Quorl Vem → Software').getByText('↵')).toBeVisible();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const group = /\/journal-entries\?.*q=Quorl/;
    await page.route(group, async (route) => {
      await released;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await openEntry(page, 'Zyx Brvo');
    await page.keyboard.press('e');
    await page.keyboard.type('Mea');
    release();
    // The open list of ledgers hides the rest of the page from screen readers.
    await expect(page.getByRole('link', { name: 'To review 8', includeHidden: true })).toBeVisible();
    await expect(page.locator('input:focus')).toHaveValue('Mea');
    await page.unroute(group);
  });
});

/** Opens the first entry of the payee and gives it the ledger. */
async function putFirstOn(page: Page, payee: string, ledger: string): Promise<void> {
  await openEntry(page, payee);
  await page.keyboard.press('e');
  await page.keyboard.type(ledger);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Lines' })).toContainText(ledger);
}

/** Presses the key when the words have just appeared: as somebody does who has not read them yet. */
async function pressOnceShown(page: Page, key: string, words: string): Promise<void> {
  await page.evaluate(
    ([pressed, awaited]) => {
      const press = () => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
        document.body.dataset.pressed = pressed;
      };
      const observer = new MutationObserver(() => {
        if (!document.body.textContent.includes(awaited)) return;
        observer.disconnect();
        setTimeout(press, 100);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    },
    [key, words] as const,
  );
}
