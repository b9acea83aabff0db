import { createClient } from '@/lib/client/client';
import { clientCredentials } from '@/lib/client/tokens';
import type { TestService } from '@/server/accounting/testing/start-service';

/** A restored service as the first tenant of the source, whose credentials hold there too. */
export function asTenantOf(source: TestService, restored: TestService) {
  const baseUrl = 'http://service.test';
  const fetchRestored = ((input: string | URL, init?: RequestInit) =>
    restored.bare(String(input).slice(baseUrl.length), init)) as typeof fetch;
  const tokens = clientCredentials({ baseUrl, fetch: fetchRestored, ...source.credentials });
  const request: TestService['request'] = async (path, init) => {
    const token = await tokens.current();
    const headers = { authorization: `Bearer ${token.ok ? token.value : ''}` };
    return restored.bare(path, { ...init, headers });
  };
  return { client: createClient({ baseUrl, fetch: fetchRestored, tokens }), request };
}
