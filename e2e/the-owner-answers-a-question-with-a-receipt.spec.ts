import { expect, type Page, test } from '@playwright/test';
import { violations } from './accessibility';
import { demoDesk, loseAnswers, signIn } from './desk';
import { receiptOf } from './receipts-pdf';

const receipt = {
  name: 'northern-rail.pdf',
  mimeType: 'application/pdf',
  buffer: receiptOf(['Northern Rail', 'Return ticket', 'Total: $64.30']),
};
const misfit = {
  name: 'harbor.pdf',
  mimeType: 'application/pdf',
  buffer: receiptOf(['Harbor Row Ceramics', 'Total: $44.89']),
};
const heic = {
  name: 'back.heic',
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(200)]),
};
const question = 'Could you send the receipt for this?';
const answer = 'To the print fair and back.';

test('The owner answers a question with a receipt, and the entry comes back to review', async ({
  page,
  browser,
}) => {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  const found = `${desk}/review?q=northern%20rail`;
  const open = page.getByRole('complementary', { name: 'Open entry' });

  await test.step('the bookkeeper asks, and the entry leaves the queue', async () => {
    await page.goto(found);
    const ask = page.getByRole('dialog', { name: 'Ask the owner' });
    await expect(open).toContainText('64.30');
    await expect(async () => {
      if (!(await ask.isVisible())) {
        await open.getByRole('button', { name: 'Ask the owner' }).click({ timeout: 5000 });
      }
      await expect(ask).toBeVisible({ timeout: 2000 });
    }).toPass();
    await ask.getByLabel('What do you need?').selectOption('The receipt, please');
    await expect(ask.getByLabel('Message')).toHaveValue(question);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('No entries match “northern rail”')).toBeVisible();
  });

  await test.step('the owner finds it at home, on a phone, and sends words and a receipt', async () => {
    await signIn(phone, 'owner');
    await phone.goto(desk);
    await expect(phone.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expectNoViolations(phone);
    await phone
      .getByRole('listitem')
      .filter({ hasText: 'Northern Rail' })
      .getByRole('link', { name: `Add it: ${question}` })
      .click();
    const task = phone.getByRole('dialog', { name: 'Task' });
    await expect(task).toContainText('64.30');
    await task.getByLabel('Your answer').fill(answer);
    await task.getByLabel('Documents for the answer').setInputFiles([misfit]);
    const asked = task.getByText('harbor.pdf reads 44.89, but the payment was 64.30. Is it the right file?');
    await expect(asked).toBeVisible();
    await expect(task.getByRole('button', { name: 'Send' })).toBeDisabled();
    await task.getByRole('button', { name: 'Remove it' }).click();
    await expect(asked).toHaveCount(0);
    await task.getByLabel('Documents for the answer').setInputFiles([heic]);
    await expect(task.getByRole('list', { name: 'Files of the answer' })).toContainText(
      'this browser cannot open',
    );
    await task.getByLabel('Documents for the answer').setInputFiles([receipt]);
    await expect(task.getByRole('list', { name: 'Files of the answer' })).toContainText(receipt.name);
    await expectNoViolations(phone);
    await task.getByRole('button', { name: 'Send' }).click();
    const told = phone.getByRole('alertdialog').filter({ hasText: 'Answer sent' });
    await expect(told).toContainText('Not sent with it: back.heic');
    const isAbove = async () => {
      const [read, toast] = [await task.boundingBox(), await told.boundingBox()];
      return read !== null && toast !== null && read.y + read.height <= toast.y;
    };
    await expect.poll(isAbove, 'what is read ends above what is told').toBe(true);
    await expect(task).toContainText('216.40');
  });

  await test.step('the next question is answered by one tap, and the bookkeeper sees it first', async () => {
    await phone.goto(`${desk}/tasks`);
    await phone.getByRole('button', { name: 'Whom did you pay with this check' }).click();
    const task = phone.getByRole('dialog', { name: 'Task' });
    await expectNoViolations(phone);
    const repairs = task.getByRole('button', { name: 'Repairs (Repairs and maintenance)' });
    await phone.context().setOffline(true);
    await repairs.click();
    await expect(task).toContainText('Daybook did not answer');
    await phone.context().setOffline(false);
    await loseAnswers(phone, '**/tasks**');
    await repairs.click();
    await expect(repairs).toBeEnabled();
    await phone.unroute('**/tasks**');
    await task
      .getByRole('group', { name: /^It was for/ })
      .getByRole('button')
      .last()
      .click();
    await expect(task).toContainText('Your first message had already been sent');
    await repairs.click();
    await expect(phone.getByRole('alertdialog').filter({ hasText: 'Answer sent' })).toBeVisible();
    await expect(task).toContainText('216.40');
    await page.goto(`${desk}/review`);
    await expect(open).toContainText(/check 1187/i);
    await expect(open).toContainText('The owner answered: Repairs.');
    await expect(open).toContainText('To review');
  });

  await test.step('an owner asks nothing and closes nothing', async () => {
    await expect(phone.getByRole('button', { name: 'Mark as done' })).toHaveCount(0);
    await phone.goto(found);
    await expect(phone.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Ask the owner' })).toHaveCount(0);
  });

  await test.step('an owner reads the journal, where nothing can be selected', async () => {
    await phone.goto(`${desk}/journal`);
    const grid = phone.getByRole('grid', { name: 'Journal entries' });
    await expect(grid.getByRole('row').nth(1)).toBeVisible();
    await expect(grid.getByRole('checkbox')).toHaveCount(0);
    await phone.keyboard.press('Control+A');
    await expect(phone.getByRole('toolbar', { name: 'Selected entries' })).toHaveCount(0);
  });

  await test.step('the cash flow shows a phone the present month first, and its chart', async () => {
    await phone.goto(`${desk}/reports/cash-flow`);
    const report = phone.getByRole('region', { name: 'Cash flow' });
    await expect(report.getByRole('columnheader', { name: 'Total' })).toBeInViewport();
    await expect(phone.getByRole('application')).toBeVisible();
  });

  await test.step('an owner is offered no new business, and finds the way out', async () => {
    await phone.getByRole('button', { name: 'More' }).click();
    await phone.getByRole('button', { name: /switch business/ }).click();
    await expect(phone.getByRole('menuitem', { name: 'All businesses' })).toBeVisible();
    await expect(phone.getByRole('menuitem', { name: 'New business' })).toHaveCount(0);
    await phone.keyboard.press('Escape');
    await phone.keyboard.press('Escape');
    await phone.goto(`${desk}/settings/account`);
    await phone.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(phone).toHaveURL(/sign-in/);
    await phone.getByRole('button', { name: 'Sign in' }).click();
    await expect(phone.getByLabel('Email')).toBeFocused();
  });

  await test.step('the entry is back, with the answer, the receipt and all that happened to it', async () => {
    await page.goto(found);
    await expect(open.getByRole('list', { name: 'Conversation' })).toContainText(answer);
    await open.getByRole('button', { name: receipt.name }).first().click();
    await expect(open.getByRole('img', { name: `Page 1 of ${receipt.name}` })).toBeVisible();
    const history = open.getByRole('region', { name: 'History' });
    await expect(history).toContainText('Returned it to review');
    await expect(history).toContainText('Sent it to the owner');
    await expect(history).toContainText('Imported from');
  });

  await test.step('the bookkeeper closes the task', async () => {
    await page.goto(`${desk}/tasks`);
    const tasks = page.getByRole('list', { name: 'Tasks' });
    await tasks.getByRole('listitem').filter({ hasText: 'Northern Rail' }).getByRole('button').click();
    const task = page.getByRole('complementary', { name: 'Open task' });
    await expect(task).toContainText(answer);
    await expectNoViolations(page);
    await task.getByRole('button', { name: 'Mark as done' }).click();
    await expect(tasks.getByRole('listitem').filter({ hasText: 'Northern Rail' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Done', exact: true }).click();
    await expect(tasks.getByRole('listitem').filter({ hasText: 'Northern Rail' })).toHaveCount(1);
  });
  await phone.context().close();
});

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}
