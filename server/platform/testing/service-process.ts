import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { serviceFlags } from '../processes/node-flags';
import { untilAnswering } from '../processes/until-answering';

export type Credentials = { clientId: string; clientSecret: string };

export type ServiceProcess = {
  baseUrl: string;
  /** How it ended: exit code and signal, one of them null. */
  ended: Promise<unknown[]>;
  signal(name: NodeJS.Signals): void;
  /** kill -9, if it still runs. */
  kill(): Promise<void>;
};

type Start = {
  databaseUrl: string;
  credentials: Credentials;
  port: number;
  /** Its documents lie in the folder `documents` of this one. */
  dataDir: string;
  env?: Record<string, string>;
};

/**
 * The accounting service as `npm start` runs it: built for production, by Vitest's global setup, in a process of its own
 * that ends with this one. Resolves when it answers.
 */
export async function startServiceProcess(start: Start): Promise<ServiceProcess> {
  const { databaseUrl, credentials, port, dataDir, env } = start;
  const child = spawn(
    process.execPath,
    [...serviceFlags, ...endingWithParent, 'dist/accounting-service.js'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        DAYBOOK_DATA_DIR: dataDir,
        DAYBOOK_PARENT: `${process.pid}`,
        ACCOUNTING_PORT: `${port}`,
        ACCOUNTING_CLIENT_ID: credentials.clientId,
        ACCOUNTING_CLIENT_SECRET: credentials.clientSecret,
        LOG_LEVEL: 'silent',
        ...env,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const ended = once(child, 'exit');
  const over = new AbortController();
  ended.then(() => over.abort());
  const baseUrl = `http://127.0.0.1:${port}`;
  await untilAnswering('The accounting service', `${baseUrl}/readyz`, over.signal);
  if (over.signal.aborted) throw new Error('The accounting service ended before it answered.');
  return {
    baseUrl,
    ended,
    signal: (name) => child.kill(name),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** For a program that is told by DAYBOOK_PARENT whom to end with. */
export const endingWithParent = ['--import', './dist/end-with-parent.js'];

export function newCredentials(): Credentials {
  return { clientId: `test-${randomUUID()}`, clientSecret: randomBytes(32).toString('base64url') };
}
