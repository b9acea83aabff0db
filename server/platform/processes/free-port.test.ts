import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { requireFreePort } from './free-port';

const names = { hostSetting: 'HOST', portSetting: 'PORT' };
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listenSomewhere(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return { server, port: address.port };
}

describe('a port', () => {
  it('that another program has is refused with the name of its setting', async () => {
    const { port } = await listenSomewhere();
    await expect(requireFreePort({ host: '127.0.0.1', port, ...names }, 0)).rejects.toThrow(
      `PORT ${port} is in use by another program; stop it, or set PORT to a free port.`,
    );
  });

  it('that is let go of in time is taken', async () => {
    const { server, port } = await listenSomewhere();
    const wanted = requireFreePort({ host: '127.0.0.1', port, ...names }, 10_000);
    server.close();
    await expect(wanted).resolves.toBeUndefined();
  });

  it('at an address of another machine is refused with the name of that setting', async () => {
    await expect(requireFreePort({ host: '192.0.2.1', port: 1, ...names }, 0)).rejects.toThrow(
      'HOST 192.0.2.1 is not an address of this machine',
    );
  });
});
