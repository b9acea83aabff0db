import { expect, test } from '@playwright/test';
import { violations } from './accessibility';
import { createBusiness, loseAnswers, signIn } from './desk';
import { askAboutPayment, linkToQuestion } from './mailed-question';
import { receiptOf } from './receipts-pdf';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: receiptOf([name, 'Total: $64.30']),
});
const [taxi, train] = ['The taxi to the fair,', 'and the train back.'];

test('A question of a message is answered on a phone without signing in, and nothing written is lost', async ({
  page,
  browser,
}) => {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(page, 'bookkeeper');
  const desk = await createBusiness(page, 'Fenwick Stationers');
  const business = desk.replace('/b/', '');
  const email = `owner.${Date.now()}@fenwick.example`;
  await page.goto(`${desk}/settings/members`);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Una Fenwick');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
  const first = await askAboutPayment(business, 'the fair');
  const second = await askAboutPayment(business, 'design week');
  const third = await askAboutPayment(business, 'the plumber');
  const answer = phone.getByLabel('Your answer');
  const files = phone.getByRole('list', { name: 'Files of the answer' });

  await test.step('what was written and added is there when the phone has ended the page meanwhile', async () => {
    await phone.goto(await linkToQuestion(business, first, email));
    await answer.fill(taxi);
    await phone.getByLabel('Files for the answer').setInputFiles([pdf('taxi.pdf')]);
    await expect(files).toContainText('Goes with the answer');
    const refused = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('a note') };
    await phone.getByLabel('Files for the answer').setInputFiles([refused]);
    await expect(files).toContainText('What is inside the file decides');
    await phone.reload();
    await expect(files).toContainText('What is inside the file decides');
    await phone.getByRole('button', { name: 'Remove notes.txt' }).click();
    await expect(answer).toHaveValue(taxi);
    await expect(files).toContainText('taxi.pdf');
    await expect(files).toContainText('Goes with the answer');
    expect(await violations(phone)).toEqual([]);
  });

  await test.step('of too many files each says that it is not taken', async () => {
    const many = Array.from({ length: 11 }, (_, at) => pdf(`page ${at + 1}.pdf`));
    await phone.route('**/question/upload', (route) => route.abort());
    await phone.getByLabel('Files for the answer').setInputFiles(many);
    await expect(files.getByRole('listitem')).toHaveCount(12);
    await expect(files.getByRole('listitem').filter({ hasText: 'page 11.pdf' })).toContainText(
      'no more files',
    );
    await expect(files).not.toContainText('Sending');
    for (const { name } of many) await phone.getByRole('button', { name: `Remove ${name}` }).click();
    await phone.unroute('**/question/upload');
  });

  await test.step('what was written for one question does not go with another', async () => {
    const other = await linkToQuestion(business, second, email);
    await phone.evaluate((address) => window.location.assign(address), other);
    await expect(phone.getByText('What was design week for?')).toBeVisible();
    await expect(answer).toHaveValue('');
    await expect(files.getByRole('listitem')).toHaveCount(0);
    await phone.goBack();
    await expect(answer).toHaveValue(taxi);
  });

  await test.step('an answer whose answer got lost is sent again and is there once', async () => {
    await loseAnswers(phone, '**/answer');
    await phone.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(phone.getByText('Daybook did not answer')).toBeVisible();
    await phone.unroute('**/answer');
    await phone.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await page.goto(`${desk}/tasks?task=${first}&status=answered`);
    await expect(page.getByRole('complementary', { name: 'Open task' }).getByText(taxi)).toHaveCount(1);
  });

  await test.step('whom another owner is ahead of is shown what was not sent', async () => {
    const [mine, theirs] = [
      await linkToQuestion(business, second, email),
      await linkToQuestion(business, second, email),
    ];
    const other = await phone.context().newPage();
    await other.goto(theirs);
    await phone.goto(mine);
    await answer.fill(train);
    await other.getByLabel('Your answer').fill(taxi);
    await other.keyboard.press('Control+Enter');
    await expect(other.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await phone.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(phone.getByRole('heading', { name: 'Answered already' })).toBeVisible();
    await expect(phone.getByRole('region', { name: 'Not sent' })).toContainText(train);
    await phone.reload();
    await expect(phone.getByRole('region', { name: 'Not sent' })).toContainText(train);
    expect(await violations(phone)).toEqual([]);
  });
  await test.step('what was tapped is named, as a slip of the thumb is final here', async () => {
    await phone.goto('about:blank');
    await phone.goto(await linkToQuestion(business, third, email));
    const tapped = phone
      .getByRole('group', { name: /^It was for/ })
      .getByRole('button')
      .first();
    const name = (await tapped.textContent()) ?? '';
    await tapped.click();
    await expect(phone.getByText(`You answered: ${name}.`)).toBeVisible();
  });
  await phone.context().close();
});
