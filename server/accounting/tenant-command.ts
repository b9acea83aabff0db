import { scopes } from '@/lib/contract/token';
import { readSettingsOrExit } from '@/server/platform/settings';
import { hashSecret, newSecret } from './services/access/secrets';
import { migrateAccounting } from './store/database';
import { registerApplication } from './store/register-application';

/** `npm run tenant -- create NAME`: prints the credentials of the tenant's first application, once, as JSON. */
async function run(): Promise<void> {
  const [verb, name, ...rest] = process.argv.slice(2);
  const settings = readSettingsOrExit();
  if (verb !== 'create' || !name?.trim() || name.length > 255 || rest.length > 0 || !settings.databaseUrl) {
    process.stderr.write('Usage: npm run tenant -- create NAME\n');
    process.exitCode = 1;
    return;
  }
  await migrateAccounting(settings.databaseUrl);
  const clientId = newSecret('dbc').slice(0, 26);
  const clientSecret = newSecret('dbs');
  await registerApplication(settings.databaseUrl, name, {
    name: 'First application',
    environment: settings.environment,
    clientId,
    secretHash: hashSecret(clientSecret),
    scopes,
    requestsPerMinute: null,
  });
  process.stdout.write(`${JSON.stringify({ client_id: clientId, client_secret: clientSecret })}\n`);
}

await run();
