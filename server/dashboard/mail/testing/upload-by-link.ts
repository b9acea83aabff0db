import { origin } from '../../session/testing/small-desk';
import { answerQuestionUpload } from '../question-upload-answer';

// A PNG of one pixel.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Sends a file by the link to a question, as its page does. */
export async function uploadByLink(
  token: string,
  {
    key = crypto.randomUUID() as string,
    from = origin,
    body = pixel,
  }: { key?: string; from?: string; body?: BodyInit } = {},
) {
  const response = await answerQuestionUpload(
    new Request(`${origin}/api/data/question/upload`, {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: {
        ...{ origin: from, host: '127.0.0.1:3000', 'x-question-token': token, 'idempotency-key': key },
        ...{ 'content-type': 'image/png', 'x-file-name': encodeURIComponent('Quittung für Regale.png') },
      },
    }),
  );
  return { status: response.status, body: await response.json() };
}
