import { expect } from 'vitest';
import { uploadForm } from '../documents';

/** A request that changes something. Sent again it is the same request. */
export type Ask = {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  form?: { name: string; bytes: Buffer; fields?: Record<string, string> };
};
export type Answer = { status: number; text: string; isReplay: boolean };

/** A request under its key; `answer` is null until one has come back whole. */
export type Attempt = { key: string; ask: Ask; answer: Answer | null };

export type Line = { baseUrl: string; token: string };

/**
 * Sends it. Null when nothing was acknowledged: no answer, half an answer, one that says that the service cannot, or
 * that the first sending is still at work. A lost database is no fault of the service: it says 503, never 500.
 */
export async function send(line: Line, { key, ask }: Attempt): Promise<Answer | null> {
  const headers: Record<string, string> = { authorization: `Bearer ${line.token}`, 'idempotency-key': key };
  if (ask.body !== undefined) headers['content-type'] = 'application/json';
  const body = ask.form
    ? uploadForm(ask.form.bytes, ask.form.name, ask.form.fields)
    : ask.body === undefined
      ? null
      : JSON.stringify(ask.body);
  const answer = await wholeAnswer(line.baseUrl + ask.path, { method: ask.method, headers, body });
  expect(answer?.status, answer?.text).not.toBe(500);
  if (!answer || answer.status > 500 || answer.text.includes('"idempotency_in_flight"')) return null;
  return answer;
}

async function wholeAnswer(url: string, request: RequestInit): Promise<Answer | null> {
  try {
    const response = await fetch(url, request);
    const text = await response.text();
    const isReplay = response.headers.get('idempotent-replay') === 'true';
    return { status: response.status, text, isReplay };
  } catch {
    return null;
  }
}

/** What a GET of the path answers. */
export async function get({ baseUrl, token }: Line, path: string): Promise<Response> {
  return fetch(baseUrl + path, { headers: { authorization: `Bearer ${token}` } });
}
