import { expect, it, vi } from 'vitest';
import { must } from '@/lib/client/must';
import { askedBusiness, makeMember, openMailDesk } from '../mail/testing/mail-desk';
import { readMailedReceipts } from '../queries/receipt-mail';
import { dashboardDatabase } from '../session/storage/pool';
import { beginRequest } from '../session/testing/request-at-hand';
import { origin, signInAs } from '../session/testing/small-desk';
import { fileMessages } from './file-messages';
import { textPdf } from './reading/text-pdf';
import { putMessage } from './storage/receipt-messages';
import { messageKey } from './take-message';
import { written } from './testing/messages';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const desk = openMailDesk();

type Upload = { at: number; send: (headers: Headers) => Promise<Response>; headers: Headers };

/** Has uploads answered otherwise meanwhile. */
async function whileUploads(answer: (upload: Upload) => Promise<Response>, act: () => Promise<void>) {
  const send = globalThis.fetch;
  let at = 0;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!pathname.endsWith('/document')) return send(input, init);
    const headers = new Headers(init?.headers);
    at += 1;
    return answer({ at, headers, send: (changed) => send(input, { ...init, headers: changed }) });
  });
  try {
    await act();
    return at;
  } finally {
    spy.mockRestore();
  }
}

const full = async () => {
  const problem = { code: 'storage_full', status: 507, title: 'Full', detail: 'The disk is full.' };
  const headers = { 'content-type': 'application/problem+json' };
  const body = JSON.stringify({ type: 'about:blank', instance: 'urn:uuid:test', ...problem });
  return new Response(body, { status: 507, headers });
};

/** As long after the first attempt as the service remembers no key of it any more. */
async function muchLater(act: () => Promise<void>) {
  await dashboardDatabase().query(
    "update dashboard.receipt_messages set due_at = now() where state = 'accepted'",
  );
  return whileUploads(({ headers, send }) => {
    headers.delete('idempotency-key');
    return send(headers);
  }, act);
}

it('the files of a message that was filed in part are filed once, however much later the others are', async () => {
  const { businessId, parameters } = await askedBusiness(desk.client);
  const owner = await makeMember(businessId, 'owner');
  beginRequest({ origin });
  await signInAs(owner);
  const attachments = await Promise.all(
    ['first', 'broken', 'second'].map(async (name) => ({
      filename: `${name}.pdf`,
      content: name === 'broken' ? 'not a PDF' : await textPdf([name, 'Total   216.40 USD']),
    })),
  );
  const raw = await written({ to: 'receipts@in.example', from: owner.email, attachments });
  await putMessage(dashboardDatabase(), { businessId, key: messageKey(raw), raw });
  const attempt = ({ at, headers, send }: Upload) => (at < 3 ? send(headers) : full());
  expect(await whileUploads(attempt, fileMessages)).toBe(3);
  expect(await muchLater(fileMessages)).toBe(1);
  const documents = must(await desk.client.listDocuments({ parameters })).data;
  expect(documents.map(({ name }) => name).toSorted()).toEqual(['first.pdf', 'second.pdf']);
  expect(await readMailedReceipts(businessId)).toMatchObject([
    {
      state: 'filed',
      outcomes: [
        { name: 'first.pdf', refusal: null },
        { name: 'broken.pdf', refusal: expect.any(String) },
        { name: 'second.pdf', refusal: null },
      ],
    },
  ]);
});
