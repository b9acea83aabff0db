import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSmallService } from '../accounting/testing/small-service';
import { dashboardDatabase } from '../session/storage/pool';
import { beginRequest } from '../session/testing/request-at-hand';
import { businessId, makePerson, openSmallDesk, origin, signInAs } from '../session/testing/small-desk';
import { matchDocument, unmatchDocument } from './documents';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const documentId = 'doc_1BoatSLRHtKNngkdXEeobR';
const [mine, theirs] = ['txn_1BoatSLRHtKNngkdXEeobR', 'txn_1BoatSLRHtKNngkdXEeobS'];
const stale = {
  type: 'about:blank',
  title: 'Precondition failed',
  status: 412,
  detail: 'The change is based on version 1; the current version is 2.',
  instance: 'req_small',
  code: 'stale_version',
};

/** The document is at version 2; to which transaction it is attached, each test says. */
let attachedTo: string | null = null;
const service = openSmallService(({ method, headers }) => {
  const document = { id: documentId, version: 2, transaction_id: attachedTo };
  if (method === 'GET') return { status: 200, body: { data: document } };
  if (headers['if-match'] !== '"2"') return { status: 412, body: stale };
  return { status: 200, body: { data: { ...document, version: 3 } } };
});
openSmallDesk(service);
beforeEach(async () => {
  beginRequest({ origin });
  await dashboardDatabase().query('delete from dashboard.users');
  await signInAs(await makePerson('bookkeeper'));
});

const idempotencyKey = '0f3c9a52-52b4-4bb5-9a0c-0b7c2d3f9f10';
const seen = { documentId, version: 1, attachedTo: null };

describe('a document that was read by the service since it was seen', () => {
  it.each([
    [
      'attached',
      () => matchDocument(businessId, { ...seen, idempotencyKey, match: { transaction_id: mine } }),
    ],
    ['taken off', () => unmatchDocument(businessId, seen)],
  ])('can be %s', async (_, act) => {
    attachedTo = null;
    expect(await act()).toMatchObject({ ok: true, data: { version: 3 } });
  });

  it.each([
    [
      'attached',
      () => matchDocument(businessId, { ...seen, idempotencyKey, match: { transaction_id: mine } }),
    ],
    ['taken off', () => unmatchDocument(businessId, seen)],
  ])('is not %s where somebody attached it elsewhere', async (_, act) => {
    attachedTo = theirs;
    expect(await act()).toMatchObject({ ok: false, problem: { code: 'stale_version' } });
  });
});
