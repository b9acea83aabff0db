import { Agent, request } from 'node:http';

export type BareAnswer = {
  text(): string;
  /** From the arrival of the request to the answer being ready to be sent, as the service says. */
  inServiceMs: number;
};

export type BareHttp = {
  /** Sends JSON and takes the whole answer in, so that the client does as little as a client can. */
  send(method: string, path: string, body?: string): Promise<BareAnswer>;
  close(): void;
};

/** Kept-open connections with one token. An answer other than success is thrown: a benchmark of errors says nothing. */
export function bareHttp(baseUrl: string, token: string, connections: number): BareHttp {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (method: string, path: string, body = '') =>
    new Promise<BareAnswer>((resolve, reject) => {
      const headers: Record<string, string> = {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
      };
      if (body !== '') {
        headers['content-type'] = 'application/json';
        headers['content-length'] = `${Buffer.byteLength(body)}`;
      }
      const sent = request(baseUrl + path, { method, agent, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = () => Buffer.concat(parts).toString('utf8');
          const status = answer.statusCode ?? 0;
          const inServiceMs = Number(/dur=([\d.]+)/.exec(`${answer.headers['server-timing']}`)?.[1]);
          if (status >= 200 && status < 300) resolve({ text, inServiceMs });
          else reject(new Error(`${method} ${path}: ${status} ${text().slice(0, 500)}`));
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}
