/** `code_missing`: the password is right, and a code of the second factor is needed, too. */
export type SignInOutcome =
  | 'signed_in'
  | 'refused'
  | 'code_missing'
  | 'code_wrong'
  | 'unreachable'
  | { waitSeconds: number };

/** Asks next-auth's endpoints for a session; the cookie comes with the answer. */
export async function requestSignIn(email: string, password: string, code = ''): Promise<SignInOutcome> {
  try {
    const csrfToken = await readCsrfToken();
    const answer = await fetch('/api/auth/callback/credentials', {
      method: 'POST',
      body: new URLSearchParams({
        csrfToken,
        email,
        password,
        code,
        json: 'true',
      }),
    });
    return signInOutcomeOf(textIn(await answer.json(), 'url'));
  } catch {
    return 'unreachable';
  }
}

/** The token that next-auth compares with its cookie. */
export async function readCsrfToken(): Promise<string> {
  const answer = await fetch('/api/auth/csrf', { cache: 'no-store' });
  return textIn(await answer.json(), 'csrfToken');
}

/** next-auth tells the outcome in the query of the address that it would lead to. */
export function signInOutcomeOf(url: string): SignInOutcome {
  const query = new URL(url, 'http://daybook.invalid').searchParams;
  if (query.has('csrf')) return 'unreachable';
  const error = query.get('error');
  if (error === null) return 'signed_in';
  const seconds = /^wait-(\d+)$/.exec(error)?.[1];
  if (seconds) return { waitSeconds: Number(seconds) };
  if (error === 'code-missing') return 'code_missing';
  if (error === 'code-wrong') return 'code_wrong';
  return error === 'CredentialsSignin' ? 'refused' : 'unreachable';
}

export function textIn(body: unknown, member: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, member) : undefined;
  if (typeof value !== 'string') throw new Error(`The answer has no ${member}.`);
  return value;
}
