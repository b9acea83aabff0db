import { type Client, createClient, createTableClient, type TableClient } from '@/lib/client/client';
import { clientCredentials } from '@/lib/client/tokens';
import { addTraceHeaders } from '@/server/platform/tracing';
import { dashboardSettings } from '../session/settings';
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

/** The /v0 client; every change carries the user's id as its audit label. */
export function accountingClient(userId: string): Client {
  shared ??= createClient(accountingConnection());
  return labelled(shared, userId);
}

/** The same for the files of reports. They change nothing, so they carry no label. */
export function accountingTables(): TableClient {
  return createTableClient(accountingConnection());
}

function labelled(client: Client, userId: string): Client {
  const methods = Object.entries(client).map(([name, method]) => [
    name,
    (call: object) => Reflect.apply(method, client, [{ ...call, userId }]),
  ]);
  return Object.fromEntries(methods) as Client;
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
