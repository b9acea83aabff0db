import { scopes } from '@/lib/contract/token';
import { runCommand } from '@/server/platform/command';
import { readSettingsOrExit, type Settings } from '@/server/platform/settings';
import { rotateDashboardSecret } from './dashboard-application';
import { hashSecret, newSecret } from './services/access/secrets';
import { migrateAccounting } from './store/database';
import { registerApplication } from './store/register-application';

const usage = `Usage: npm run tenant -- create NAME
       npm run tenant -- rotate-dashboard
`;

async function run(): Promise<void> {
  const [verb, ...args] = process.argv.slice(2);
  const settings = readSettingsOrExit();
  const { databaseUrl } = settings;
  const [name] = args;
  if (databaseUrl && verb === 'create' && args.length === 1 && name?.trim() && name.length <= 255) {
    await migrateAccounting(databaseUrl);
    await create(databaseUrl, settings, name);
  } else if (databaseUrl && verb === 'rotate-dashboard' && args.length === 0) {
    await migrateAccounting(databaseUrl);
    await rotateDashboard(databaseUrl, settings);
  } else {
    process.stderr.write(usage);
    process.exitCode = 1;
  }
}

/** Prints the credentials of the tenant's first application, once, as JSON. */
async function create(databaseUrl: string, { environment }: Settings, name: string): Promise<void> {
  const clientId = newSecret('dbc').slice(0, 26);
  const clientSecret = newSecret('dbs');
  await registerApplication(databaseUrl, name, {
    name: 'First application',
    environment,
    clientId,
    secretHash: hashSecret(clientSecret),
    scopes,
    requestsPerMinute: null,
  });
  process.stdout.write(`${JSON.stringify({ client_id: clientId, client_secret: clientSecret })}\n`);
}

async function rotateDashboard(databaseUrl: string, settings: Settings): Promise<void> {
  if (await rotateDashboardSecret(databaseUrl, settings)) {
    process.stdout.write(
      'The application of the dashboard has a new secret, and its tokens have ended. Restart Daybook if it is running.\n',
    );
    return;
  }
  process.stderr.write(
    'The secret comes from ACCOUNTING_CLIENT_SECRET: set another value there and restart Daybook, which registers it.\n',
  );
  process.exitCode = 1;
}

await runCommand(run);
