import { describe, expect, it } from 'vitest';
import { type ActionAnswer, answered } from './action-answer';
import { isSignedOut, offerSignInAgain, signInAgain } from './sign-in-again';

const signedOut: ActionAnswer<string> = {
  ok: false,
  problem: { code: 'unauthorized', status: 401, detail: 'You are signed out.' },
};

/** An action that meets the end of the session the first time. */
function actionAfterSignIn() {
  let calls = 0;
  return {
    act: async (): Promise<ActionAnswer<string>> => {
      calls += 1;
      return calls === 1 ? signedOut : { ok: true, data: 'saved' };
    },
    calls: () => calls,
  };
}

describe('the answer of an action after the session ended', () => {
  it('is that of the action called again, once the person has signed in', async () => {
    const withdraw = offerSignInAgain(async () => true);
    const { act } = actionAfterSignIn();
    expect(await answered(act)).toEqual({ ok: true, data: 'saved' });
    withdraw();
  });

  it('stays the refusal when the person does not sign in', async () => {
    const withdraw = offerSignInAgain(async () => false);
    const { act, calls } = actionAfterSignIn();
    expect(await answered(act)).toEqual(signedOut);
    expect(calls()).toBe(1);
    withdraw();
  });

  it('stays the refusal where nothing asks', async () => {
    expect(await answered(actionAfterSignIn().act)).toEqual(signedOut);
  });

  it('is a problem when none came', async () => {
    const lost = async () => {
      throw new Error('offline');
    };
    expect(await answered(lost)).toMatchObject({ ok: false, problem: { code: 'unreachable', status: 0 } });
  });
});

describe('signing in again', () => {
  it('is asked for once by all that wait, and anew after that', async () => {
    let asked = 0;
    const withdraw = offerSignInAgain(async () => {
      asked += 1;
      return true;
    });
    expect(await Promise.all([signInAgain(), signInAgain()])).toEqual([true, true]);
    expect(asked).toBe(1);
    await signInAgain();
    expect(asked).toBe(2);
    withdraw();
  });

  it.each([
    [401, 'unauthorized', true],
    [401, 'invalid_token', false],
    [403, 'business_forbidden', false],
  ])('%i %s is the end of the session: %s', (status, code, expected) => {
    expect(isSignedOut({ status, code })).toBe(expected);
  });
});

describe('an action that failed', () => {
  it('of a page of an earlier build says that there is a new version', async () => {
    const unknown = Object.assign(new Error('Server Action "40a1" was not found on the server.'), {
      name: 'UnrecognizedActionError',
    });
    expect(await answered(() => Promise.reject(unknown))).toMatchObject({
      problem: { code: 'new_version', detail: expect.stringContaining('reload the page') },
    });
  });

  it('without an answer says so', async () => {
    const lost = new TypeError('Failed to fetch');
    expect(await answered(() => Promise.reject(lost))).toMatchObject({ problem: { code: 'unreachable' } });
  });
});
