import { uploadLimitBytes } from '@/lib/upload-limit';
import { jsonAnswer, problemAnswer } from '../queries/data-answer';
import { readBody } from '../read-body';
import { networkAddressOf } from '../session/network-address';
import { isOwnOrigin } from '../session/origin';
import { dashboardSettings } from '../session/settings';
import { uploadByLink } from './answer-by-link';

/**
 * Takes a file by the link of a message: the file is the body, so that no field beside it can say what else it belongs
 * to. The link's secret is in a header, which no log holds.
 */
export async function answerQuestionUpload(request: Request): Promise<Response> {
  const { headers } = request;
  if (!isOwnOrigin(headers, dashboardSettings().origin)) {
    const detail = 'This request did not come from a page of Daybook and was refused.';
    return problemAnswer({ code: 'foreign_origin', status: 403, detail });
  }
  const token = headers.get('x-question-token') ?? '';
  const key = headers.get('idempotency-key') ?? '';
  if (token === '' || token.length > 128 || !/^[\w-]{1,64}$/.test(key)) return problemAnswer(incomplete);
  const readFile = async () => {
    const body = await readBody(request, uploadLimitBytes);
    const type = headers.get('content-type') ?? '';
    return body === null ? null : new File([new Uint8Array(body)], fileName(headers), { type });
  };
  const kept = await uploadByLink(token, readFile, key, networkAddressOf(headers.get('x-forwarded-for')));
  return kept.ok ? jsonAnswer({ data: kept.value }, 201) : problemAnswer(kept.problem);
}

const incomplete = {
  code: 'validation_failed',
  status: 422,
  detail: 'The link of the question, or the key of the upload, is missing.',
};

function fileName(headers: Headers): string {
  try {
    return decodeURIComponent(headers.get('x-file-name') ?? '').slice(0, 255) || 'receipt';
  } catch {
    return 'receipt';
  }
}
