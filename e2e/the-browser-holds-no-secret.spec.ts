import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { demoDesk, signIn } from './desk';

/** Names that only server code reads: one of them in a bundle means that server code was sent to the browser. */
const serverNames = ['ACCOUNTING_CLIENT_SECRET', 'NEXTAUTH_SECRET', 'DATABASE_URL', 'password_hash'];

test('No file of the bundle and no answer holds what only the server may know', async ({ page }) => {
  const dataDir = process.env.DAYBOOK_E2E_DATA_DIR ?? '';
  const kept = (name: string) => readFileSync(join(dataDir, name), 'utf8').trim();
  const { clientSecret }: { clientSecret: string } = JSON.parse(kept('dashboard-credentials.json'));
  const secrets = [clientSecret, kept('session-secret'), kept('database-password')];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(16);

  const bundle = readdirSync('.next/static', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(bundle.length).toBeGreaterThan(0);
  for (const name of bundle) {
    const text = readFileSync(join('.next/static', name), 'utf8');
    expect(
      [...serverNames, ...secrets].filter((each) => text.includes(each)),
      name,
    ).toEqual([]);
  }

  await signIn(page, 'bookkeeper');
  const desk = await demoDesk(page);
  for (const address of ['/businesses', `${desk}/review`, `/api/data${desk}/ledgers`]) {
    const answer = await page.request.get(address);
    expect(answer.ok(), address).toBe(true);
    const text = await answer.text();
    expect(
      secrets.filter((each) => text.includes(each)),
      address,
    ).toEqual([]);
  }
});
