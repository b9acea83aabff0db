import { expect, it } from 'vitest';
import { call } from '../../testing/call';
import { startService } from '../../testing/start-service';

it('an application has the usual limit where it asks for none, however high that of the one who asks is', async () => {
  const fast = await startService({ requestsPerMinute: 40 });
  try {
    const { data } = await call(fast, 'POST', '/v0/application', { name: 'Usual' });
    expect(data.requests_per_minute).toBeNull();
    await fast.owner.query('UPDATE application SET requests_per_minute = 6000 WHERE client_id = $1', [
      fast.credentials.clientId,
    ]);
    const asked = await call(fast, 'POST', '/v0/application', { name: 'Usual, too' });
    expect(asked.data.requests_per_minute).toBeNull();
  } finally {
    await fast.close();
  }
});
