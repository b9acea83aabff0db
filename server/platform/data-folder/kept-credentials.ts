import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { keepSecret, randomSecret } from './kept-secrets';
import { writePrivateFile } from './private-file';

const file = 'dashboard-credentials.json';
const schema = z.object({ clientId: z.string().min(1), clientSecret: z.string().min(32) });

/** By which the dashboard asks the accounting service, made at the first start. */
export type KeptCredentials = z.infer<typeof schema>;

export function keptCredentials(dataDir: string): KeptCredentials {
  const make = () => JSON.stringify({ clientId: `daybook-${randomUUID()}`, clientSecret: randomSecret() });
  return schema.parse(JSON.parse(keepSecret(dataDir, file, make)));
}

/** Gives the same application another secret. Each start of the service registers what the file holds. */
export function replaceKeptSecret(dataDir: string): KeptCredentials {
  const credentials = { ...keptCredentials(dataDir), clientSecret: randomSecret() };
  writePrivateFile(join(dataDir, file), `${JSON.stringify(credentials)}\n`);
  return credentials;
}
