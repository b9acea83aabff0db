import { jsonOrNull } from '../json';
import { personHeader } from '../person-header';
import { accept, type Result, refuse } from '../result';
import type { ClientProblem } from './client';
import { personOfPage } from './page-person';
import { problemOf } from './read-data';
import { isSignedOut, signInAgain } from './sign-in-again';

export type FormToSend = {
  /** One of the dashboard's own `/api/data` addresses. */
  path: string;
  form: FormData;
  /** The same for the same form, so that a repeated one counts once; none where nothing is saved. */
  idempotencyKey?: string;
  /** Whose form it is, that of the page if nobody is given: refused when somebody else is signed in by now. */
  personId?: string;
  /** Told how much has left this machine, 0 to 1. */
  onProgress?: (portion: number) => void;
  /** Gives up, as when the answer is no longer wanted. */
  signal?: AbortSignal;
};

/**
 * Sends a form with files from the browser; gives the `data` of the answer, its amounts with every digit. By
 * XMLHttpRequest, since fetch does not report the progress of an upload.
 */
export async function sendForm<Data>(sent: FormToSend): Promise<Result<Data, ClientProblem>> {
  const answer = await sendOnce<Data>(sent);
  return !answer.ok && isSignedOut(answer.problem) && (await signInAgain()) ? sendOnce<Data>(sent) : answer;
}

function sendOnce<Data>({ path, form, idempotencyKey, personId, onProgress, signal }: FormToSend) {
  return new Promise<Result<Data, ClientProblem>>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey);
    const person = personId ?? personOfPage();
    if (person) request.setRequestHeader(personHeader, person);
    if (onProgress) {
      request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    }
    if (signal?.aborted) return resolve(refuse(unreachable));
    signal?.addEventListener('abort', () => request.abort());
    request.onload = () => resolve(readDashboardAnswer(request.status, request.responseText));
    request.onerror = () => resolve(refuse(unreachable));
    request.onabort = () => resolve(refuse(unreachable));
    request.send(form);
  });
}

const unreachable: ClientProblem = {
  code: 'unreachable',
  status: 0,
  detail: 'Daybook did not answer. Check your connection and try again; nothing is saved twice.',
};

function readDashboardAnswer<Data>(status: number, text: string): Result<Data, ClientProblem> {
  const body = jsonOrNull(text);
  const isDone = status >= 200 && status < 300 && typeof body === 'object' && body !== null;
  return isDone && 'data' in body ? accept(body.data as Data) : refuse(problemOf(body, status));
}
