import type { z } from 'zod';
import type { Operation } from '../contract/operation';
import { type Operations, operations } from '../contract/operations';
import type { Problem } from '../contract/problem';
import type { StoredFile } from '../contract/stored-file';
import { stringifyJson } from '../json';
import { type Result, refuse } from '../result';
import { readAnswer, readFileAnswer, unanswered } from './read-answer';

/** What may accompany any call. */
type CallOptions = {
  /** Sent as `Idempotency-Key`: the same key gets the same answer. */
  idempotencyKey?: string | undefined;
  /** Sent as `If-Match`: refused with `stale_version` when the resource has moved on. */
  ifMatch?: string | undefined;
  /** Sent as `x-user-id`: the audit label of who asked. */
  userId?: string | undefined;
  signal?: AbortSignal | undefined;
};

type Member<Name extends string, Schema> = Schema extends z.ZodType
  ? { [Key in Name]: z.input<Schema> }
  : unknown;
type OptionalMember<Name extends string, Schema> = Schema extends z.ZodType
  ? { [Key in Name]?: z.input<Schema> }
  : unknown;
type FormMember<Each> = Each extends { form: z.ZodType } ? { form: FormData } : unknown;
type Of<Each, Key extends string> = Each extends { [Name in Key]: infer Schema } ? Schema : undefined;
/** A body that has no fields is left out. */
type BodyMember<Schema> =
  Schema extends z.ZodType<unknown, Record<string, never>> ? unknown : Member<'body', Schema>;
type NeedsQuery<Schema> = Schema extends z.ZodType ? (object extends z.input<Schema> ? false : true) : false;

export type CallArguments<Each extends Operation> = Member<'parameters', Of<Each, 'parameters'>> &
  (NeedsQuery<Of<Each, 'query'>> extends true
    ? Member<'query', Of<Each, 'query'>>
    : OptionalMember<'query', Of<Each, 'query'>>) &
  BodyMember<Of<Each, 'body'>> &
  FormMember<Each> &
  CallOptions;

export type ClientProblem = Omit<Problem, 'code'> & {
  code: string;
  status: number;
  /** Who changed the records that have moved on, by their identifiers: the subject of a sentence. */
  changedBy?: Readonly<Record<string, string>>;
  /** In seconds, with 429: how long until another request may be answered. */
  retryAfter?: number;
};
export type ClientResult<Answer> = Result<Answer, ClientProblem>;

/** The operations that answer tables, too. */
export type TableName = {
  [Name in keyof Operations]: Operations[Name] extends { answersTables: true } ? Name : never;
}[keyof Operations];

export type Client = {
  [Name in keyof Operations]: (
    call: CallArguments<Operations[Name]>,
  ) => Promise<ClientResult<z.output<Operations[Name]['answer']>>>;
};

/** The same answers as files of a media type: CSV, or a spreadsheet. */
export type TableClient = {
  [Name in TableName]: (
    call: CallArguments<Operations[Name]> & { mediaType: string },
  ) => Promise<ClientResult<StoredFile>>;
};

export type ClientSettings = {
  /** Without a trailing slash and without /v0. */
  baseUrl: string;
  fetch: typeof fetch;
  tokens: { current(): Promise<Result<string, ClientProblem>>; discard(token: string): void };
};

type AnyCall = CallOptions & {
  parameters?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
  mediaType?: string;
};

/** The typed /v0 client, one method an operation. Refusals are values; a token that was refused is renewed once. */
export function createClient(settings: ClientSettings): Client {
  return methodsOf(settings) as Client;
}

/** The client of the operations that answer tables, for their files. */
export function createTableClient(settings: ClientSettings): TableClient {
  return methodsOf(settings) as TableClient;
}

function methodsOf(settings: ClientSettings): object {
  const methods = Object.entries<Operation>(operations).map(([name, operation]) => [
    name,
    (call: AnyCall) => perform(settings, operation, call),
  ]);
  return Object.fromEntries(methods);
}

async function perform(
  settings: ClientSettings,
  operation: Operation,
  call: AnyCall,
): Promise<ClientResult<unknown>> {
  for (const lastTry of [false, true]) {
    const token = await settings.tokens.current();
    if (!token.ok) return token;
    const answer = await send(settings, operation, call, token.value);
    if (answer.ok || answer.problem.status !== 401 || lastTry) return answer;
    settings.tokens.discard(token.value);
  }
  throw new Error('unreachable');
}

async function send(settings: ClientSettings, operation: Operation, call: AnyCall, token: string) {
  const fileType = operation.answersFile ? '*/*' : call.mediaType;
  const headers = new Headers({ authorization: `Bearer ${token}`, accept: fileType ?? 'application/json' });
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey);
  if (call.ifMatch) headers.set('if-match', call.ifMatch);
  if (call.userId) headers.set('x-user-id', call.userId);
  if (operation.body) headers.set('content-type', 'application/json');
  const body = operation.body ? stringifyJson(call.body ?? {}) : (call.form ?? null);
  try {
    const url = settings.baseUrl + pathOf(operation, call.parameters) + queryOf(call.query);
    const response = await settings.fetch(url, {
      method: operation.method,
      headers,
      body,
      cache: 'no-store',
      ...(call.signal ? { signal: call.signal } : {}),
    });
    return await (fileType ? readFileAnswer(response) : readAnswer(response));
  } catch (error) {
    return refuse(unanswered(error));
  }
}

function pathOf(operation: Operation, parameters: Record<string, string> = {}): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
}

function queryOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
