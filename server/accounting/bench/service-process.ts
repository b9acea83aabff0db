import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceFlags } from '@/server/platform/processes/node-flags';
import { untilAnswering } from '@/server/platform/processes/until-answering';
import { freePort } from '../../platform/processes/free-port';

export type ServiceProcess = {
  baseUrl: string;
  /** The most memory it has held so far, in MB; undefined where the system does not tell. */
  peakMemoryMb(): number | undefined;
  stop(): Promise<void>;
};

/** Starts the accounting service as `npm start` runs it: its own process, production, on a free port. */
export async function startServiceProcess(databaseUrl: string): Promise<ServiceProcess> {
  const port = await freePort();
  const endWithParent = pathToFileURL(join(process.cwd(), 'dist', 'end-with-parent.js')).href;
  const child = spawn(
    process.execPath,
    [...serviceFlags, '--import', endWithParent, join('dist', 'accounting-service.js')],
    {
      env: {
        ...process.env,
        DAYBOOK_PARENT: `${process.pid}`,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        ACCOUNTING_HOST: '127.0.0.1',
        ACCOUNTING_PORT: `${port}`,
        ACCOUNTING_URL: '',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 2, 2, 'ipc'],
    },
  );
  const ended = once(child, 'exit');
  const died = new AbortController();
  ended.then(() => died.abort());
  const baseUrl = `http://127.0.0.1:${port}`;
  await untilAnswering('The accounting service', `${baseUrl}/readyz`, died.signal);
  if (died.signal.aborted) throw new Error('The accounting service ended before it answered.');
  return {
    baseUrl,
    peakMemoryMb: () => peakMemoryMb(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** VmHWM of Linux: the high-water mark of the resident set. */
function peakMemoryMb(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}
