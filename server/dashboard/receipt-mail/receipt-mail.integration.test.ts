import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { must } from '@/lib/client/must';
import type { ProblemDetails } from '@/lib/contract/problem';
import { decideMailedReceipts, retryMailedReceipts } from '../actions/receipt-mail';
import { askedBusiness, makeMember, openMailDesk } from '../mail/testing/mail-desk';
import { readMailedReceipts, readReceiptAddress } from '../queries/receipt-mail';
import { dashboardDatabase } from '../session/storage/pool';
import type { User } from '../session/storage/users';
import { beginRequest } from '../session/testing/request-at-hand';
import { origin, signInAs } from '../session/testing/small-desk';
import { fileMessages } from './file-messages';
import { textPdf } from './reading/text-pdf';
import { replaceReceiptAddress } from './storage/receipt-addresses';
import { takeMessage } from './take-message';
import { written } from './testing/messages';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const secret = 'the secret of the mail server';
const desk = openMailDesk();
let books: Awaited<ReturnType<typeof askedBusiness>>;
let owner: User;
let address: string;
beforeAll(() => {
  Object.assign(process.env, { DAYBOOK_MAIL_DOMAIN: 'in.example', DAYBOOK_MAIL_SECRET: secret });
});
beforeEach(async () => {
  books = await askedBusiness(desk.client);
  owner = await makeMember(books.businessId, 'owner');
  address = (await readReceiptAddress(books.businessId))?.address ?? '';
  beginRequest({ origin });
  await signInAs(owner);
});

const deliver = async (raw: Buffer, { to = address, shown = `Bearer ${secret}` } = {}) => {
  const path = `${origin}/api/mail/receipts?to=${encodeURIComponent(to)}`;
  const body = new Uint8Array(raw);
  return (await takeMessage(new Request(path, { method: 'POST', body, headers: { authorization: shown } })))
    .status;
};
const documents = async () => must(await desk.client.listDocuments({ parameters: books.parameters })).data;
const waiting = () => readMailedReceipts(books.businessId);
const pdf = await textPdf(['Corner Hardware', 'Total   216.40 USD']);
const invoice = (options = {}) =>
  written({ to: address, attachments: [{ filename: 'invoice.pdf', content: pdf }], ...options });

const due = () =>
  dashboardDatabase().query('update dashboard.receipt_messages set due_at = now() where business_id = $1', [
    books.businessId,
  ]);
/** Has every upload refused meanwhile; says whether there was any. */
async function whileRefused(
  refusal: Pick<ProblemDetails, 'code' | 'status' | 'detail'>,
  act: () => Promise<void>,
) {
  const answer = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!pathname.endsWith('/document')) return answer(input, init);
    const problem = { type: 'about:blank', title: 'Refused', instance: 'urn:uuid:test', ...refusal };
    const headers = { 'content-type': 'application/problem+json' };
    return new Response(JSON.stringify(problem), { status: refusal.status, headers });
  });
  try {
    await act();
    return spy.mock.calls.some(([input]) => String(input).endsWith('/document'));
  } finally {
    spy.mockRestore();
  }
}

describe('the mail server', () => {
  it.each([
    ['without the secret', { shown: '' }, 401],
    ['with a wrong one', { shown: 'Bearer nonsense' }, 401],
    ['for another domain', { to: 'receipts-x@elsewhere.example' }, 422],
    ['for an address that nobody has', { to: 'receipts-x@in.example' }, 422],
  ])('is refused %s', async (_, changes, status) => {
    expect(await deliver(await invoice(), changes)).toBe(status);
    expect(await waiting()).toEqual([]);
  });

  it('is refused for an address that was replaced', async () => {
    await replaceReceiptAddress(dashboardDatabase(), books.businessId);
    expect(await deliver(await invoice())).toBe(422);
  });
});

describe('receipts of a sender nobody knows', () => {
  it('wait for a yes, and then are documents, once however often they are delivered', async () => {
    const raw = await invoice();
    expect([await deliver(raw), await deliver(raw)]).toEqual([202, 202]);
    await fileMessages();
    expect(await documents()).toEqual([]);
    const [message, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ state: 'waiting', sender: 'billing@vendor.example', fileCount: 1 });
    const accepted = { messageId: message?.id ?? '', decision: 'accept' as const };
    expect(await decideMailedReceipts(books.businessId, accepted)).toEqual({ ok: true, data: null });
    await fileMessages();
    await vi.waitUntil(async () => (await documents()).length > 0, { timeout: 20_000 });
    expect(await documents()).toMatchObject([
      { name: 'invoice.pdf', description: expect.stringContaining('billing@') },
    ]);
    expect(await waiting()).toEqual([]);
    expect(await deliver(raw)).toBe(202);
    await fileMessages();
    expect(await documents()).toHaveLength(1);
    expect(await decideMailedReceipts(books.businessId, accepted)).toMatchObject({
      problem: { status: 409 },
    });
    await deliver(await invoice());
    await fileMessages();
    expect(await waiting()).toHaveLength(1);
  });

  it('are taken from then on after "always", but not when the mail server doubts the sender', async () => {
    await deliver(await invoice());
    await fileMessages();
    const [message] = await waiting();
    await decideMailedReceipts(books.businessId, { messageId: message?.id ?? '', decision: 'always' });
    await deliver(await invoice());
    await fileMessages();
    await vi.waitUntil(async () => (await documents()).length === 2, { timeout: 20_000 });
    const forged = { 'Authentication-Results': 'mx.in.example; dmarc=fail header.from=vendor.example' };
    await deliver(await invoice({ headers: forged }));
    await fileMessages();
    expect(await waiting()).toMatchObject([{ isDoubtful: true }]);
    expect(await documents()).toHaveLength(2);
  });

  it('of a sender whom the mail server doubts wait, each for its own yes, and are never taken from then on', async () => {
    const headers = {
      'Authentication-Results': 'mx.in.example; spf=fail smtp.mailfrom=dkim=pass@vendor.example',
    };
    await deliver(await invoice({ headers }));
    await deliver(await invoice({ headers }));
    await fileMessages();
    const [message] = await waiting();
    await decideMailedReceipts(books.businessId, { messageId: message?.id ?? '', decision: 'always' });
    await fileMessages();
    await vi.waitUntil(async () => (await documents()).length === 1, { timeout: 20_000 });
    expect(await waiting()).toHaveLength(1);
    await deliver(await invoice());
    await fileMessages();
    expect(await waiting()).toHaveLength(2);
    const honest = (await waiting()).find(({ isDoubtful }) => !isDoubtful);
    await decideMailedReceipts(books.businessId, { messageId: honest?.id ?? '', decision: 'always' });
    await fileMessages();
    await vi.waitUntil(async () => (await documents()).length === 2, { timeout: 20_000 });
    expect(await waiting()).toMatchObject([{ isDoubtful: true }]);
  });

  it('wait for a yes whatever characters are in the subject and the names of files', async () => {
    const attachments = [{ filename: `${'a'.repeat(254)}😀.pdf`, content: pdf }];
    const raw = (await invoice({ attachments }))
      .toString()
      .replace(/^Subject:.*$/m, 'Subject: =?utf-8?q?A=00B?=');
    await deliver(Buffer.from(raw));
    await fileMessages();
    const [message] = await waiting();
    expect(message).toMatchObject({ state: 'waiting', subject: 'A B' });
    await decideMailedReceipts(books.businessId, { messageId: message?.id ?? '', decision: 'accept' });
    await fileMessages();
    await vi.waitUntil(async () => (await documents()).length > 0, { timeout: 20_000 });
    expect(await waiting()).toEqual([]);
  });

  it('are gone after "refuse"', async () => {
    await deliver(await invoice());
    await fileMessages();
    const [message] = await waiting();
    await decideMailedReceipts(books.businessId, { messageId: message?.id ?? '', decision: 'refuse' });
    const { rows } = await dashboardDatabase().query(
      'select from dashboard.receipt_messages where business_id = $1 and raw is not null',
      [books.businessId],
    );
    expect([rows, await waiting(), await documents()]).toEqual([[], [], []]);
  });
});

describe('receipts of a member', () => {
  it('are taken at once; a message without a file becomes a PDF, for which nothing is loaded', async () => {
    const html =
      '<table><tr><td>Total</td><td>42.00 EUR</td></tr></table><img src="http://127.0.0.1:9/p.gif">';
    await deliver(await invoice({ from: owner.email, subject: 'Your ride', html, attachments: [] }));
    await fileMessages();
    expect(await documents()).toMatchObject([{ name: 'Your ride.pdf' }]);
    expect(await waiting()).toEqual([]);
  });

  it('are the text, too, where there is only a picture that may be a banner', async () => {
    const html = '<img src="cid:map"><p>Total 42.00 EUR</p>';
    const content = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ccc' } })
      .composite([{ input: Buffer.from('<svg width="300" height="200"><text y="90">Map</text></svg>') }])
      .png({ compressionLevel: 0 })
      .toBuffer();
    const map = { filename: 'map.png', content, cid: 'map', contentDisposition: 'inline' };
    await deliver(await invoice({ from: owner.email, subject: 'Your ride', html, attachments: [map] }));
    await fileMessages();
    expect((await documents()).map(({ name }) => name).toSorted()).toEqual(['Your ride.pdf', 'map.png']);
  });

  it('are tried again where the first attempt is still at work', async () => {
    const refusal = { code: 'idempotency_in_flight', status: 409, detail: 'Still in progress.' } as const;
    const wasTried = await whileRefused(refusal, async () => {
      await deliver(await invoice({ from: owner.email }));
      await fileMessages();
    });
    expect(wasTried).toBe(true);
    expect([await waiting(), await documents()]).toEqual([[], []]);
    await due();
    await fileMessages();
    expect(await documents()).toMatchObject([{ name: 'invoice.pdf' }]);
    expect(await waiting()).toEqual([]);
  });

  describe('that cannot be filed because the disk is full', () => {
    const fail = async (attempts: number) => {
      const refusal = { code: 'storage_full', status: 507, detail: 'The disk is full.' } as const;
      await whileRefused(refusal, async () => {
        for (let attempt = 0; attempt < attempts; attempt += 1) {
          await due();
          await fileMessages();
        }
        await due();
      });
    };

    it('are shown when all attempts were made, and filed when somebody asks for another', async () => {
      await deliver(await invoice({ from: owner.email }));
      await fail(3);
      expect(await waiting()).toEqual([]);
      await fail(12);
      const [message] = await waiting();
      expect(message).toMatchObject({ state: 'unfiled', sender: owner.email, fileCount: 1 });
      const { id: messageId = '' } = message ?? {};
      expect(await retryMailedReceipts(books.businessId, { messageId })).toEqual({ ok: true, data: null });
      await vi.waitUntil(async () => (await documents()).length > 0, { timeout: 20_000 });
      await vi.waitUntil(async () => (await waiting()).length === 0, { timeout: 20_000 });
      expect(await retryMailedReceipts(books.businessId, { messageId })).toMatchObject({
        problem: { status: 409 },
      });
    });

    it('are gone after "refuse", and are none of another business', async () => {
      await deliver(await invoice({ from: owner.email }));
      await fail(13);
      const [message] = await waiting();
      const refusal = { messageId: message?.id ?? '', decision: 'refuse' as const };
      const other = await askedBusiness(desk.client);
      await signInAs(await makeMember(other.businessId, 'owner'));
      expect(await decideMailedReceipts(other.businessId, refusal)).toMatchObject({ ok: false });
      await signInAs(owner);
      expect(await waiting()).toHaveLength(1);
      expect(await decideMailedReceipts(books.businessId, refusal)).toEqual({ ok: true, data: null });
      await due();
      await fileMessages();
      expect([await waiting(), await documents()]).toEqual([[], []]);
    });
  });

  it('that are no receipts are told of, and the others are kept', async () => {
    const attachments = [
      { filename: 'invoice.pdf', content: pdf },
      { filename: 'broken.pdf', content: 'not a PDF' },
      { filename: 'terms.docx', content: 'PK' },
    ];
    await deliver(await invoice({ from: owner.email, attachments }));
    await fileMessages();
    expect((await documents()).map(({ name }) => name)).toEqual(['invoice.pdf']);
    const [message] = await waiting();
    expect(message).toMatchObject({
      state: 'filed',
      outcomes: [
        { name: 'invoice.pdf', refusal: null },
        { name: 'broken.pdf', refusal: expect.any(String) },
        { name: 'One other file', refusal: expect.any(String) },
      ],
    });
  });
});
