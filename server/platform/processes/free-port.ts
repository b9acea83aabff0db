import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isCode } from '../error-code';
import { StartRefusal } from '../start-refusal';

export interface PortToHave {
  host: string;
  port: number;
  /** The names of their settings, for error messages. */
  hostSetting: string;
  portSetting: string;
}

/**
 * Refuses a port that another program has. `timeoutMs` is for the parts of a killed Daybook, which are just about to
 * let go of theirs.
 */
export async function requireFreePort(wanted: PortToHave, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const problem = await tryListening(wanted.host, wanted.port);
    if (!problem) return;
    if (isCode(problem, 'EADDRINUSE') && Date.now() < deadline) {
      await wait(100);
      continue;
    }
    throw new StartRefusal(sentenceFor(problem, wanted));
  }
}

function sentenceFor(problem: Error, { host, port, hostSetting, portSetting }: PortToHave): string {
  if (isCode(problem, 'EADDRINUSE')) {
    return `${portSetting} ${port} is in use by another program; stop it, or set ${portSetting} to a free port.`;
  }
  if (isCode(problem, 'EACCES')) {
    return `${portSetting} ${port} may not be opened by this user; set ${portSetting} to a port above 1023.`;
  }
  return `${hostSetting} ${host} is not an address of this machine (${problem.message}).`;
}

function tryListening(host: string, port: number): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** A port of 127.0.0.1 that nothing listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
}
