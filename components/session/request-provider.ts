import { readCsrfToken, textIn } from './request-sign-in';

/** The address at the OpenID provider to which to go for signing in; null when it could not be asked. */
export async function requestProvider(returnTo: string): Promise<string | null> {
  try {
    const body = new URLSearchParams({
      csrfToken: await readCsrfToken(),
      callbackUrl: returnTo,
      json: 'true',
    });
    const answer = await fetch('/api/auth/signin/oidc', { method: 'POST', body });
    const url = new URL(textIn(await answer.json(), 'url'), window.location.href);
    // When the provider did not answer, next-auth leads to a page of its own. The provider may be at the same origin, behind one proxy.
    const isOwn = url.origin === window.location.origin && url.pathname.startsWith('/api/auth/');
    return isOwn ? null : url.href;
  } catch {
    return null;
  }
}
