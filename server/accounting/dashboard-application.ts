import { scopes } from '@/lib/contract/token';
import {
  type KeptCredentials,
  keptCredentials,
  replaceKeptSecret,
} from '@/server/platform/data-folder/kept-credentials';
import type { Settings } from '@/server/platform/settings';
import { hashSecret } from './services/access/secrets';
import { registerApplication, requireEnvironment } from './store/register-application';

/**
 * Requests a minute of the application that is made for the dashboard, for all its people. The dashboard gives each of them a
 * share (`server/dashboard/accounting/fair-share.ts`).
 */
const requestsPerMinute = 40_000;

type WithEnvironment = Pick<Settings, 'environment'>;

/** Registers the dashboard's application, or repairs it: whatever happened to it, it works again with these credentials. */
export function registerDashboard(
  databaseUrl: string,
  { clientId, clientSecret }: KeptCredentials,
  { environment }: WithEnvironment,
): Promise<void> {
  return registerApplication(databaseUrl, 'Daybook', {
    name: 'Daybook dashboard',
    environment,
    clientId,
    secretHash: hashSecret(clientSecret),
    scopes,
    requestsPerMinute,
    isDashboard: true,
  });
}

/**
 * Gives the dashboard's application another secret and ends its tokens. The file is written first: whatever is cut off
 * after that, the next start registers what the file holds.
 * @returns false where the credentials come from the settings and not from the data folder
 */
export async function rotateDashboardSecret(
  databaseUrl: string,
  settings: Pick<Settings, 'environment' | 'dataDir' | 'accountingCredentials'>,
): Promise<boolean> {
  const { accountingCredentials: used, dataDir, environment } = settings;
  if (used && used.clientSecret !== keptCredentials(dataDir).clientSecret) return false;
  await requireEnvironment(databaseUrl, { clientId: keptCredentials(dataDir).clientId, environment });
  await registerDashboard(databaseUrl, replaceKeptSecret(dataDir), settings);
  return true;
}
