import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, it, onTestFinished } from 'vitest';
import { keptCredentials } from '@/server/platform/data-folder/kept-credentials';
import type { Settings } from '@/server/platform/settings';
import { registerDashboard, rotateDashboardSecret } from './dashboard-application';
import { openService } from './testing/open-service';

const service = openService();
const dataDir = mkdtempSync(join(tmpdir(), 'daybook-rotate-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

async function tokenWith({ clientId, clientSecret }: { clientId: string; clientSecret: string }) {
  const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret });
  const response = await service.bare('/v0/auth/token', { method: 'POST', body });
  return { status: response.status, token: String((await response.json()).access_token) };
}

const statusWith = async (token: string) =>
  (await service.bare('/v0/business', { headers: { authorization: `Bearer ${token}` } })).status;

it('ends the earlier secret and its tokens, and keeps the new secret for the next start', async () => {
  const settings = { environment: 'sandbox', dataDir, accountingCredentials: undefined } as const;
  const before = keptCredentials(dataDir);
  await registerDashboard(inject('databaseUrl'), before, settings);
  const { token } = await tokenWith(before);
  expect(await statusWith(token)).toBe(200);

  expect(await rotateDashboardSecret(inject('databaseUrl'), settings)).toBe(true);
  const after = keptCredentials(dataDir);
  expect(after.clientId).toBe(before.clientId);
  expect(await statusWith(token)).toBe(401);
  expect((await tokenWith(before)).status).toBe(401);
  expect((await tokenWith(after)).status).toBe(200);
});

it('is refused in the other environment, where it would have a tenant without books', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-rotate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const kept = keptCredentials(folder);
  const [sandbox, production] = (['sandbox', 'production'] as const).map((environment) => ({
    environment,
    dataDir: folder,
    accountingCredentials: undefined,
  })) as [Settings, Settings];
  await registerDashboard(inject('databaseUrl'), kept, sandbox);
  const refusal = 'set ACCOUNTING_ENVIRONMENT to sandbox';
  await expect(registerDashboard(inject('databaseUrl'), kept, production)).rejects.toThrow(refusal);
  await expect(rotateDashboardSecret(inject('databaseUrl'), production)).rejects.toThrow(refusal);
  expect(keptCredentials(folder)).toEqual(kept);
  expect((await tokenWith(kept)).status).toBe(200);
  await registerDashboard(inject('databaseUrl'), kept, sandbox);
});

it('leaves credentials of the settings alone', async () => {
  const accountingCredentials = {
    clientId: 'set-by-hand',
    clientSecret: 'a secret that somebody set by hand',
  };
  const settings = { environment: 'sandbox', dataDir, accountingCredentials } as const;
  const kept = keptCredentials(dataDir);
  expect(await rotateDashboardSecret(inject('databaseUrl'), settings)).toBe(false);
  expect(keptCredentials(dataDir)).toEqual(kept);
});
