/**
 * What `next/headers` gives outside of a request of Next.js: a request that a test makes. In the test:
 * `vi.mock('next/headers', async () => (await import('./testing/request-at-hand')).nextHeaders)`.
 */
export const requestAtHand = { headers: new Headers(), cookies: new Map<string, string>() };

export const nextHeaders = {
  headers: async () => requestAtHand.headers,
  cookies: async () => ({
    get: (name: string) => {
      const value = requestAtHand.cookies.get(name);
      return value === undefined ? undefined : { name, value };
    },
  }),
};

/** Begins another request, without any header or cookie. */
export function beginRequest(headers: Record<string, string> = {}): void {
  requestAtHand.headers = new Headers(headers);
  requestAtHand.cookies = new Map();
}
