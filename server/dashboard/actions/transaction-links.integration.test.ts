import { beforeEach, expect, it, vi } from 'vitest';
import { openSmallService } from '../accounting/testing/small-service';
import { beginRequest } from '../session/testing/request-at-hand';
import { businessId, makePerson, openSmallDesk, origin, signInAs } from '../session/testing/small-desk';
import { restoreLink } from './transaction-links';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const linkId = 'lnk_1BoatSLRHtKNngkdXEeobR';
const idempotencyKey = '0f3c9a52-52b4-4bb5-9a0c-0b7c2d3f9f10';
const refused = { code: 'service_unavailable', status: 503, detail: 'The service is not ready.' };

const service = openSmallService(() => ({ status: 503, body: refused }));
openSmallDesk(service);
beforeEach(async () => {
  beginRequest({ origin });
  await signInAs(await makePerson('bookkeeper'));
});

it.each([true, false])(
  'a link is brought back with the confirmation that it had: %s',
  async (wasConfirmed) => {
    await restoreLink(businessId, { idempotencyKey, linkId, wasLinked: true, wasConfirmed });
    const bytes = JSON.stringify({ link_id: linkId, confirm: wasConfirmed }).length;
    expect(service.received.at(-1)).toMatchObject({ method: 'POST', bytes });
  },
);
