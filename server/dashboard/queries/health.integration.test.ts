import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSmallService } from '../accounting/testing/small-service';
import { startSmallDesk } from '../session/testing/small-desk';
import { healthAnswer } from './health';

let isReady = true;
let service: Awaited<ReturnType<typeof startSmallService>>;
let desk: Awaited<ReturnType<typeof startSmallDesk>>;
beforeAll(async () => {
  service = await startSmallService(({ path }) => ({
    status: path === '/readyz' && isReady ? 200 : 503,
    body: {},
  }));
  desk = await startSmallDesk(service.url);
});
afterAll(() => service.stop());

async function health() {
  const answer = await healthAnswer();
  return { code: answer.status, retryAfter: answer.headers.get('retry-after'), said: await answer.json() };
}

it('is 200 when all answer, and names what does not', async () => {
  const well = { status: 'up', database: 'up', accounting_service: 'up' };
  expect(await health()).toEqual({ code: 200, retryAfter: null, said: well });
  isReady = false;
  const unready = { ...well, status: 'down', accounting_service: 'down' };
  expect(await health()).toEqual({ code: 503, retryAfter: '2', said: unready });
  await desk.stop();
  expect(await health()).toEqual({ code: 503, retryAfter: '2', said: { ...unready, database: 'down' } });
});
