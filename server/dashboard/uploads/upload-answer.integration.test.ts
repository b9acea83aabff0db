import { expect, it, vi } from 'vitest';
import { beginRequest } from '../session/testing/request-at-hand';
import { businessId, makePerson, openSmallDesk, origin, signInAs } from '../session/testing/small-desk';
import { answerUpload, keptForOther } from './upload-answer';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

openSmallDesk();

it('keeps a file with the one who brought it while another person is signed in', async () => {
  const [ada, ben] = [await makePerson('owner'), await makePerson('owner')];
  const headers = { origin, 'x-daybook-person': ada.id };
  const context = { params: Promise.resolve({ businessId }) };
  const request = () => new Request(`${origin}/upload`, { method: 'POST', headers });
  const upload = () => answerUpload(request(), context, () => '/v0', 'read', keptForOther);
  beginRequest(headers);
  await signInAs(ben);
  const refused = await upload();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'other_person',
    detail: expect.stringContaining('The file is kept on this device until the one who brought it signs in'),
  });
  // A file that is not kept is refused with what is done about it.
  const other = await (await answerUpload(request(), context, () => '/v0', 'read')).json();
  expect(other).toMatchObject({ code: 'other_person', detail: expect.stringContaining('reload the page') });
  await signInAs(ada);
  // Let in, though with nothing in hand.
  expect((await upload()).status).toBe(415);
});
