import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/data/b/[businessId]/reports/month-end/content/route';
import { askedBusiness, makeMember, openMailDesk } from '../mail/testing/mail-desk';
import { setFormats } from '../session/storage/person-formats';
import { dashboardDatabase } from '../session/storage/pool';
import { beginRequest } from '../session/testing/request-at-hand';
import { makePerson, origin, signInAs } from '../session/testing/small-desk';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const desk = openMailDesk();
let businessId: string;
beforeAll(async () => {
  ({ businessId } = await askedBusiness(desk.client, ['2026-10-05', 'Łódź Paper, 45 ₹ or 2 €', 1216.4]));
});
beforeEach(() => beginRequest());

function ask(): Promise<Response> {
  const address = `${origin}/api/data/b/${businessId}/reports/month-end/content?month=2026-10`;
  const request = new Request(address, { headers: { 'accept-language': 'en-US' } });
  return GET(request, { params: Promise.resolve({ businessId }) });
}

async function textOf(answer: Response): Promise<string> {
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text;
}

it('is written as the browser asks, or as the person has chosen', async () => {
  const owner = await makeMember(businessId, 'owner');
  await signInAs(owner);
  const asked = await textOf(await ask());
  expect(asked).toContain('(1,216.40)');
  await setFormats(dashboardDatabase(), owner.id, { locale: 'de-DE', timeZone: null });
  const chosen = await textOf(await ask());
  expect(chosen).toContain('1.216,40');
  expect(chosen).not.toContain('1,216.40');
});

it('shows all letters of the books', async () => {
  await signInAs(await makeMember(businessId, 'owner'));
  expect(await textOf(await ask())).toContain('Łódź Paper, 45 ₹ or 2 €');
});

it('is for members only', async () => {
  expect((await ask()).status).toBe(401);
  await signInAs(await makePerson(null));
  expect((await ask()).status).toBe(404);
});
