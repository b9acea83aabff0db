import { paths } from '@/lib/paths';
import { dashboardSettings } from './session/settings';
import { setupToken } from './session/setup-token';
import { migrateDashboard } from './session/storage/migrate';
import { openPool } from './session/storage/pool';
import { hasUsers } from './session/storage/users';

/** The line with the link by which the first account is made; null as soon as there is an account. */
export async function setupText(env: Record<string, string | undefined>): Promise<string | null> {
  const { databaseUrl, sessionSecret, origin } = dashboardSettings(env);
  await migrateDashboard(databaseUrl);
  const pool = openPool(databaseUrl);
  try {
    if (await hasUsers(pool)) return null;
  } finally {
    await pool.end();
  }
  return `Create the first account at ${origin}${paths.firstAccount(setupToken(sessionSecret))}`;
}
