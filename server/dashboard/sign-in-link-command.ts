import { paths } from '@/lib/paths';
import { runCommand } from '@/server/platform/command';
import { readSettingsOrExit } from '@/server/platform/settings';
import { makeLinkOnServer } from './session/link-on-server';
import { migrateDashboard } from './session/storage/migrate';
import { openPool } from './session/storage/pool';

/** `npm run sign-in-link -- EMAIL`: prints, once, a link by which the person chooses a new password; exit code 1 where nobody has it. */
async function run(): Promise<void> {
  const { databaseUrl, dashboardUrl } = readSettingsOrExit();
  const [address, ...more] = process.argv.slice(2);
  const email = address?.trim();
  if (!databaseUrl || !email || more.length > 0) {
    process.stderr.write('Usage: npm run sign-in-link -- EMAIL\n');
    process.exitCode = 1;
    return;
  }
  await migrateDashboard(databaseUrl);
  const pool = openPool(databaseUrl);
  try {
    const token = await makeLinkOnServer(pool, email);
    if (token === null) {
      process.stderr.write(`Nobody has an account with the address ${email}.\n`);
      process.exitCode = 1;
      return;
    }
    const { origin } = new URL(dashboardUrl);
    process.stdout.write(
      `Within an hour, ${email} chooses a new password at\n${origin}${paths.choosePassword(token)}\nIt ends all sessions, two-step sign-in and passkeys of the account.\n`,
    );
  } finally {
    await pool.end();
  }
}

await runCommand(run);
