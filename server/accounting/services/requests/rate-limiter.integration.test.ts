import { describe, expect, it } from 'vitest';
import { openService } from '../../testing/open-service';
import { startService, type TestService } from '../../testing/start-service';

const service = openService(() => startService({ requestsPerMinute: 40 }));

async function tokenAt(there: TestService, { clientId, clientSecret }: TestService['credentials']) {
  const response = await there.bare('/v0/auth/token', {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret }),
  });
  return String((await response.json()).access_token);
}

const ask = (there: TestService, token: string) =>
  there.bare('/v0/business?page_size=1', { headers: { authorization: `Bearer ${token}` } });

describe('requests of one application in a minute', () => {
  it('are let through exactly as many as its figure says, by several processes together', async () => {
    const other = await startService({ requestsPerMinute: 40 });
    try {
      const token = await tokenAt(service, service.credentials);
      const first = await ask(service, token);
      expect(first.headers.get('ratelimit-policy')).toBe('"default";q=40;w=60');
      expect(first.headers.get('ratelimit')).toMatch(/^"default";r=39;t=(5\d|60)$/);

      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) => ask(index % 2 === 0 ? service : other, token)),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(39);
      expect(refused).toHaveLength(61);
      const [one] = refused;
      expect(Number(one?.headers.get('retry-after'))).toBeGreaterThan(30);
      expect(one?.headers.get('ratelimit')).toMatch(/^"default";r=0;t=\d+$/);
      expect(await one?.json()).toMatchObject({ status: 429, code: 'too_many_requests' });

      // Another application is not held up by it, and a new window begins with nothing taken.
      expect((await ask(other, await tokenAt(other, other.credentials))).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  it.each([
    ['is over', "- interval '1 minute'"],
    ['began at a time that the clock was set back from', "+ interval '1 hour'"],
  ])('begin anew when the window %s', async (_, moved) => {
    const late = await startService({ requestsPerMinute: 40 });
    try {
      await late.owner.query(`
        UPDATE request_window SET began_at = now() ${moved} WHERE application_id =
          (SELECT id FROM application WHERE client_id = '${service.credentials.clientId}')`);
      const token = await tokenAt(late, service.credentials);
      const answer = await ask(late, token);
      expect([answer.status, answer.headers.get('ratelimit')?.split(';')[1]]).toEqual([200, 'r=39']);
    } finally {
      await late.close();
    }
  });

  it('cost far fewer statements than requests', async () => {
    const busy = await startService({ requestsPerMinute: 1000 });
    try {
      const token = await tokenAt(busy, busy.credentials);
      const before = await writesOf(busy);
      for (let round = 0; round < 10; round += 1) {
        await Promise.all(Array.from({ length: 20 }, () => ask(busy, token)));
      }
      expect((await writesOf(busy)) - before).toBeLessThanOrEqual(4);
    } finally {
      await busy.close();
    }
  });
});

/** How often this application's window was written: each write takes a tenth of what is left. */
async function writesOf({ owner, credentials }: TestService): Promise<number> {
  const { rows } = await owner.query<{ taken: number }>(
    `SELECT taken FROM request_window w JOIN application a ON a.id = w.application_id WHERE a.client_id = $1`,
    [credentials.clientId],
  );
  let writes = 0;
  for (let left = 1000; left > 1000 - (rows[0]?.taken ?? 0); left -= Math.ceil(left / 10)) writes += 1;
  return writes;
}
