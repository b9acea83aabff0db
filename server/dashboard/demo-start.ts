import { createClient } from '@/lib/client/client';
import { clientCredentials } from '@/lib/client/tokens';
import { utcDay } from '@/lib/dates/instant';
import { createDemoBusiness } from './demo/create-demo-business';
import { type DemoSignIn, ensureDemoUsers, findDemoBusiness } from './session/demo-users';
import { dashboardSettings } from './session/settings';
import { migrateDashboard } from './session/storage/migrate';

/**
 * Makes the demo business and its users, once the accounting service answers, and returns the lines that tell how to
 * sign in; null where no demo is wanted. Throws with the service's own words when the business cannot be made.
 */
export async function prepareDemo(env: Record<string, string | undefined>): Promise<string | null> {
  if (env.DAYBOOK_DEMO !== '1') return null;
  const { databaseUrl, sessionSecret, origin } = dashboardSettings(env);
  await migrateDashboard(databaseUrl);
  const businessId = (await findDemoBusiness(databaseUrl)) ?? (await createBusiness(env));
  const signIns = await ensureDemoUsers(databaseUrl, businessId, sessionSecret);
  return signInText(origin, signIns);
}

async function createBusiness(env: Record<string, string | undefined>): Promise<string> {
  const { accountingUrl: baseUrl, clientId, clientSecret } = dashboardSettings(env);
  const credentials = { baseUrl, fetch, clientId, clientSecret };
  const client = createClient({ baseUrl, fetch, tokens: clientCredentials(credentials) });
  const made = await createDemoBusiness(client, utcDay(new Date()));
  if (made.ok) return made.value.businessId;
  throw new Error(`The demo business could not be made: ${made.problem.detail}`);
}

function signInText(origin: string, signIns: readonly DemoSignIn[]): string {
  const titles = { admin: 'As the bookkeeper', bookkeeper: 'As the bookkeeper', owner: 'As the owner' };
  return [
    `Sign in at ${origin}/sign-in`,
    ...signIns.map(({ email, password, role }) => `  ${titles[role].padEnd(18)} ${email}   ${password}`),
  ].join('\n');
}
