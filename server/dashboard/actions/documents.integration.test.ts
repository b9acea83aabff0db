import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSmallService } from '../accounting/testing/small-service';
import { dashboardDatabase } from '../session/storage/pool';
import { beginRequest } from '../session/testing/request-at-hand';
import { businessId, makePerson, openSmallDesk, origin, signInAs } from '../session/testing/small-desk';
import { matchDocument, unmatchDocument } from './documents';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const documentId = 'doc_1BoatSLRHtKNngkdXEeobR';
const [mine, theirs] = ['txn_1BoatSLRHtKNngkdXEeobR', 'txn_1BoatSLRHtKNngkdXEeobS'];
const at = '2026-03-10T09:00:00.000Z';
const stale = {
  type: 'about:blank',
  title: 'Precondition failed',
  status: 412,
  detail: 'The change is based on version 1; the current version is 2.',
  instance: 'req_small',
  code: 'stale_version',
};

const noCopy = { duplicate_of: null, same_invoice_as: null };

/** The document is at version 2; to which transaction it is attached, each test says. */
let attachedTo: string | null = null;
/** What the document is a copy of. */
let copyOf = {};
/** Others, by their identifiers. */
let others: Record<string, object> = {};
const service = openSmallService(({ method, path, headers }) => {
  const document = { id: documentId, version: 2, transaction_id: attachedTo, ...noCopy, ...copyOf };
  const other = others[path.split('/').at(-1) ?? ''];
  if (method === 'GET') return { status: 200, body: { data: other ?? document } };
  if (headers['if-match'] !== '"2"') return { status: 412, body: stale };
  const changed = { ...document, transaction_id: method === 'POST' ? mine : null, updated_at: at };
  return { status: 200, body: { data: { ...changed, version: 3 } } };
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

describe('a copy that is attached', () => {
  const [file, first] = ['doc_1BoatSLRHtKNngkdXEeobS', 'doc_1BoatSLRHtKNngkdXEeobT'];
  const attach = () =>
    matchDocument(businessId, { ...seen, idempotencyKey, match: { transaction_id: mine } });
  const standing = { id: first, version: 5, transaction_id: mine, updated_at: at, ...noCopy };
  beforeEach(() => {
    attachedTo = null;
    copyOf = { duplicate_of: file };
    others = {
      [file]: { id: file, version: 1, transaction_id: null, ...noCopy, same_invoice_as: first },
      [first]: standing,
    };
    return () => {
      copyOf = {};
      others = {};
    };
  });

  it('tells which document was attached with it', async () => {
    expect(await attach()).toMatchObject({ ok: true, data: { attached_with: { id: first, version: 5 } } });
  });

  it.each([
    ['before', { updated_at: '2026-03-09T09:00:00.000Z' }],
    ['elsewhere', { transaction_id: theirs }],
  ])('tells of none that was attached %s', async (_, change) => {
    others = { ...others, [first]: { ...standing, ...change } };
    expect(await attach()).toMatchObject({ ok: true, data: { attached_with: null } });
  });
});
