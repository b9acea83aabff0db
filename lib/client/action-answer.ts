import type { ClientProblem } from './client';
import { noteNewVersion } from './new-version';
import { isSignedOut, signInAgain } from './sign-in-again';

/** What every server action answers; expected refusals are values, so a form can show them. */
export type ActionAnswer<Data> = { ok: true; data: Data } | { ok: false; problem: ClientProblem };

const noAnswer = 'Daybook did not answer. What you typed is still here; check your connection and try again.';

/**
 * The answer of a server action; when none came at all, a problem like any other, with `detail`. When the session is
 * over, the person is asked to sign in, and then the action is called again with the same idempotency key.
 */
export async function answered<Data>(
  act: () => Promise<ActionAnswer<Data>>,
  detail = noAnswer,
): Promise<ActionAnswer<Data>> {
  try {
    const answer = await act();
    return !answer.ok && isSignedOut(answer.problem) && (await signInAgain()) ? await act() : answer;
  } catch (error) {
    if (isOfOtherVersion(error)) {
      noteNewVersion();
      return { ok: false, problem: newVersion };
    }
    return { ok: false, problem: { code: 'unreachable', status: 0, detail } };
  }
}

const newVersion: ClientProblem = {
  code: 'new_version',
  status: 409,
  detail:
    'Daybook was updated since this page was opened, and nothing was saved: reload the page and send it again. Longer forms keep what you typed.',
};

/** What Next.js throws when the dashboard does not know the action: the page is of an earlier build. */
function isOfOtherVersion(error: unknown): boolean {
  return error instanceof Error && error.name === 'UnrecognizedActionError';
}
