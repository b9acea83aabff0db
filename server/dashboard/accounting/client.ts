import { type Client, createClient, createTableClient, type TableClient } from '@/lib/client/client';
import { clientCredentials } from '@/lib/client/tokens';
import { refuse } from '@/lib/result';
import { addTraceHeaders } from '@/server/platform/tracing';
import { dashboardSettings } from '../session/settings';
import { type Share, shareOfPerson, takeRequest } from './fair-share';
import { fetchWithTimeout } from './fetch-with-timeout';

type Connection = {
  baseUrl: string;
  fetch: typeof fetch;
  tokens: ReturnType<typeof clientCredentials>;
};

let connection: Connection | null = null;
let shared: Client | null = null;

/** The service, the credentials that only the server holds, and one token for all. */
export function accountingConnection(): Connection {
  const { accountingUrl: baseUrl, clientId, clientSecret } = dashboardSettings();
  connection ??= {
    baseUrl,
    fetch: fetchFromService,
    tokens: clientCredentials({ baseUrl, fetch: fetchFromService, clientId, clientSecret }),
  };
  return connection;
}

/** The /v0 client; every change carries the user's id as its audit label. Requests beyond the share are refused here (429). */
export function accountingClient(userId: string, share: Share = shareOfPerson(userId)): Client {
  shared ??= createClient(accountingConnection());
  return labelled(shared, userId, share);
}

/** The same for the files of reports. */
export function accountingTables(userId: string): TableClient {
  return labelled(createTableClient(accountingConnection()), userId, shareOfPerson(userId));
}

function labelled<Each extends Client | TableClient>(client: Each, userId: string, share: Share): Each {
  const methods = Object.entries(client).map(([name, method]) => [
    name,
    async (call: object) => {
      const problem = takeRequest(share);
      return problem ? refuse(problem) : Reflect.apply(method, client, [{ ...call, userId }]);
    },
  ]);
  return Object.fromEntries(methods) as Each;
}

const fetchFromService: typeof fetch = (input, init) =>
  fetchWithTimeout(input, { ...init, headers: headersFor(input, init?.headers) });

/** On the same machine compressing takes longer than sending. */
function headersFor(input: Parameters<typeof fetch>[0], given: RequestInit['headers']): Headers {
  const headers = new Headers(given);
  addTraceHeaders(headers);
  const { hostname } = new URL(input instanceof Request ? input.url : input);
  if (/^(127\.|\[::1\]$|localhost$)/.test(hostname)) headers.set('accept-encoding', 'identity');
  return headers;
}
