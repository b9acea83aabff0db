import { answered } from '@/lib/client/action-answer';
import { beginPasskeySignIn } from '@/server/dashboard/actions/passkeys';
import { readCsrfToken, type SignInOutcome, signInOutcomeOf, textIn } from './request-sign-in';

/** `cancelled`: the person closed what the browser showed, or has no passkey for this address. */
export type PasskeyOutcome =
  | SignInOutcome
  | 'passkey_refused'
  | 'passkey_impossible'
  | 'new_version'
  | 'cancelled';

const refusals: Partial<Record<string, PasskeyOutcome>> = {
  not_found: 'passkey_impossible',
  new_version: 'new_version',
};

/** Lets somebody choose a passkey and signs in with it. With `email` it must be a passkey of that account. */
export async function requestPasskeySignIn(email = ''): Promise<PasskeyOutcome> {
  try {
    const csrfToken = await readCsrfToken();
    const begun = await answered(() => beginPasskeySignIn({ csrfToken }));
    if (!begun.ok) return refusals[begun.problem.code] ?? 'unreachable';
    const signed = await signedBy(begun.data);
    if (typeof signed === 'string') return signed;
    const answer = await fetch('/api/auth/callback/passkey', {
      method: 'POST',
      body: new URLSearchParams({ csrfToken, email, response: JSON.stringify(signed), json: 'true' }),
    });
    const outcome = signInOutcomeOf(textIn(await answer.json(), 'url'));
    return outcome === 'refused' ? 'passkey_refused' : outcome;
  } catch {
    return 'unreachable';
  }
}

type Options = Extract<Awaited<ReturnType<typeof beginPasskeySignIn>>, { ok: true }>['data'];

async function signedBy(optionsJSON: Options) {
  const { browserSupportsWebAuthn, startAuthentication } = await import('@simplewebauthn/browser');
  if (!browserSupportsWebAuthn()) return 'passkey_impossible';
  try {
    return await startAuthentication({ optionsJSON });
  } catch (error) {
    // The page is not at the address for which passkeys are made.
    const isElsewhere = error instanceof Error && error.name === 'SecurityError';
    return isElsewhere ? 'passkey_impossible' : 'cancelled';
  }
}
