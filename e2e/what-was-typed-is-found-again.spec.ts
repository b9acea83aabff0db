import { expect, type Page, test } from '@playwright/test';
import { createBusiness, keptInBrowser, pressUntil, signIn, tabTo } from './desk';

/** Ends the session as its time does: the next request meets a stranger. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}

/** Makes the page one of an earlier build: the dashboard knows none of its actions, and tells of another build. */
async function answerAsAnotherBuild(page: Page): Promise<() => Promise<void>> {
  const version = '**/api/version';
  await page.route(version, (route) => route.fulfill({ json: { build: 'of a later version' } }));
  await page.route('**/journal/new', (route) => {
    const headers = route.request().headers();
    const unknown = '00'.repeat(21);
    return route.continue(headers['next-action'] ? { headers: { ...headers, 'next-action': unknown } } : {});
  });
  return async () => {
    await page.unroute(version);
    await page.unroute('**/journal/new');
  };
}

async function signInAgain(page: Page): Promise<void> {
  const signIns = JSON.parse(process.env.DAYBOOK_E2E_SIGN_INS ?? '{}');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Email')).toHaveValue(signIns.bookkeeper.email);
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(signIns.bookkeeper.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

const restored = /Draft from .+ restored/;

test('What was typed is found again after another page, an ended session and a reload, by keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Fjord Bindery');
  const main = page.getByRole('navigation', { name: 'Main' });

  await test.step('a bill starts at the vendor, who is made on the way with Ctrl+Enter', async () => {
    await page.goto(`${desk}/bills/new`);
    const vendor = page.getByRole('combobox', { name: 'Vendor, bill 1' });
    await expect(vendor).toBeFocused();
    await page.keyboard.type('Fjord Paper');
    const dialog = page.getByRole('dialog', { name: 'New vendor' });
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(dialog.getByLabel('Name')).toHaveValue('Fjord Paper');
    await dialog.getByLabel('Email').focus();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await expect(vendor).toHaveValue('Fjord Paper');
  });

  const issued = page.getByLabel('Issued', { exact: true });
  await test.step('a date is typed as one likes', async () => {
    await issued.focus();
    for (const [typed, shown] of [
      ['3/4/2026', '03/04/2026'],
      ['15 Apr 2026', '04/15/2026'],
    ] as const) {
      await issued.fill(typed);
      await page.keyboard.press('Tab');
      await expect(issued).toHaveValue(shown);
    }
    await expect(page.getByLabel('Due', { exact: true })).toHaveValue('05/15/2026');
    await issued.focus();
    await page.keyboard.press('ArrowUp');
    await expect(issued).toHaveValue('04/16/2026');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('dialog', { name: 'Issued, calendar' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(issued).toHaveValue('04/15/2026');
    await issued.fill('soon');
    await page.keyboard.press('Tab');
    await expect(page.getByText(/^Type a date such as/)).toBeVisible();
    await issued.fill('4/15/2026');
  });

  await test.step('another page and back: the bill is there', async () => {
    await tabTo(page, page.getByRole('combobox', { name: 'Ledger, line 1' }));
    await page.keyboard.type('Rent');
    await page.keyboard.press('Tab');
    await tabTo(page, page.getByLabel('Amount, line 1'));
    await page.keyboard.type('640');
    await main.getByRole('link', { name: 'Ledgers' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Ledgers' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(restored)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Vendor, bill 1' })).toHaveValue('Fjord Paper');
    await expect(page.getByLabel('Amount, line 1')).toHaveValue('640.00');
    await expect(issued).toHaveValue('04/15/2026');
  });

  await test.step('the session ends: one signs in over the form, and the bill is entered', async () => {
    await endSession(page);
    await page.keyboard.press('Control+Enter');
    await signInAgain(page);
    await expect(page.getByText('1 bill entered')).toBeVisible();
    await page.goto(`${desk}/bills/new`);
    await expect(page.getByRole('combobox', { name: 'Vendor, bill 1' })).toHaveValue('');
    await expect(page.getByText(restored)).toHaveCount(0);
  });

  await test.step('the last line of an entry takes what balances it', async () => {
    await page.goto(`${desk}/journal/new`);
    await expect(page.getByLabel('Description', { exact: true })).toBeFocused();
    await page.keyboard.type('Rent of October');
    await tabTo(page, page.getByRole('combobox', { name: 'Ledger, line 1' }));
    await page.keyboard.type('Rent');
    await page.keyboard.press('Tab');
    await tabTo(page, page.getByLabel('Debit, line 1'));
    await page.keyboard.type('=600+40');
    await tabTo(page, page.getByRole('combobox', { name: 'Ledger, line 2' }));
    await page.keyboard.type('Checking');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Credit, line 2')).toHaveValue('640.00');
  });

  await test.step('a page that one goes to after the session ended asks for the password in place', async () => {
    await endSession(page);
    await main.getByRole('link', { name: 'Vendors' }).focus();
    await page.keyboard.press('Enter');
    await signInAgain(page);
    await expect(page.getByText('Fjord Paper')).toBeVisible();
    await page.goto(`${desk}/journal/new`);
    await expect(page.getByText(restored)).toBeVisible();
    await expect(page.getByLabel('Credit, line 2')).toHaveValue('640.00');
  });

  await test.step('a list that is read after the session ended is read once one has signed in', async () => {
    await page.goto(`${desk}/vendors`);
    await endSession(page);
    await page.getByRole('searchbox').fill('Fjord');
    await signInAgain(page);
    await expect(page.getByText('Fjord Paper')).toBeVisible();
    // What is pasted beyond what a list is searched for is left out, and no list fails for it.
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').focus();
    await page.keyboard.insertText('x'.repeat(300));
    await expect(page.getByText('No vendor matches')).toBeVisible();
  });

  await test.step('the books are searched by Ctrl+K, by name and by amount', async () => {
    await page.goto(`${desk}/ledgers`);
    await pressUntil(page, 'Control+k', page.getByRole('dialog', { name: 'Commands' }));
    await page.keyboard.type('640');
    await expect(page.getByRole('group', { name: 'Journal entries' })).toBeVisible();
    // The entries of 6.40 are titled by the vendor, too: they go before the vendor is looked for.
    await page.getByRole('searchbox', { name: 'Find a command' }).fill('');
    await expect(page.getByRole('group', { name: 'Journal entries' })).toBeHidden();
    await page.getByRole('searchbox', { name: 'Find a command' }).fill('fjord pap');
    await expect(page.getByRole('group', { name: 'Vendors' }).getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/vendors\?vendor=ven_/);
  });

  await test.step('a lock says what is not reviewed inside it; the bill entered by hand is', async () => {
    await page.goto(`${desk}/journal/new`);
    await expect(page.getByText(restored)).toBeVisible();
    await pressUntil(page, 'Control+Enter', page.getByText('Entry saved'));
    await page.goto(`${desk}/settings/books-lock`);
    await page.getByLabel('Or through another date').fill('today');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: '1 entry to review' }).press('Enter');
    await page.waitForURL(/status=bookkeeper_pending/);
    await expect(page.getByText('Rent of October')).toBeVisible();
  });

  await test.step('a dialog closed by accident has its text again, a cancelled one has not', async () => {
    const name = page.getByRole('dialog', { name: 'New ledger' }).getByLabel('Name');
    await page.goto(`${desk}/ledgers`);
    await pressUntilOpen();
    await name.fill('Binding presses');
    await name.press('Escape');
    await expect(name).toHaveCount(0);
    await pressUntilOpen();
    await expect(page.getByText(restored)).toBeVisible();
    await expect(name).toHaveValue('Binding presses');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await pressUntilOpen();
    await expect(name).toHaveValue('');

    async function pressUntilOpen(): Promise<void> {
      await expect(async () => {
        if (await name.isVisible()) return;
        await page.getByRole('button', { name: 'New ledger' }).press('Enter');
        await expect(name).toBeVisible({ timeout: 1000 });
      }).toPass();
    }
  });

  await test.step('a text that takes no more says so, since the browser cuts what is pasted', async () => {
    await page.goto(`${desk}/journal/new`);
    const description = page.getByLabel('Description', { exact: true });
    await description.focus();
    await page.keyboard.insertText('x'.repeat(600));
    await expect(page.getByText('Full: it takes 512 characters.')).toBeVisible();
    await description.fill('');
    await expect(page.getByText('Full: it takes')).toHaveCount(0);
  });

  await test.step('an update meets an open form: it says so, and the entry is saved after reloading', async () => {
    await page.goto(`${desk}/journal/new`);
    await page.getByLabel('Description', { exact: true }).fill('Rent of November');
    for (const [line, ledger, side] of [
      [1, 'Rent', 'Debit'],
      [2, 'Checking', 'Credit'],
    ] as const) {
      await page.getByRole('combobox', { name: `Ledger, line ${line}` }).fill(ledger);
      await page.keyboard.press('Tab');
      await page.getByLabel(`${side}, line ${line}`).fill('640');
    }
    const stop = await answerAsAnotherBuild(page);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('Daybook was updated', { exact: true })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/nothing was saved: reload the page/)).toBeVisible();
    await stop();
    await page.getByRole('button', { name: 'Reload' }).press('Enter');
    await expect(page.getByText(restored)).toBeVisible();
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Rent of November');
    await pressUntil(page, 'Control+Enter', page.getByText('Entry saved'));
  });

  await test.step('discarded or signed out, nothing is left of it', async () => {
    await page.goto(`${desk}/journal/new`);
    await page.getByLabel('Description', { exact: true }).fill('A first thought');
    await keptInBrowser(page, 'A first thought');
    await page.goto(`${desk}/ledgers`);
    await page.goto(`${desk}/journal/new`);
    await page.getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(page.getByText(restored)).toHaveCount(0);
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue('');
    await page.getByLabel('Description', { exact: true }).fill('Nobody else reads this');
    await keptInBrowser(page, 'Nobody else reads this');
    await page.goto('/businesses');
    // A page that has just come may not listen yet.
    await expect(async () => {
      const signOut = page.getByRole('button', { name: 'Sign out' });
      if (await signOut.isVisible()) await signOut.press('Enter');
      await expect(page).toHaveURL(/sign-in/, { timeout: 2000 });
    }).toPass();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Nobody else');
  });
});
