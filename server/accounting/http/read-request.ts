import type { z } from 'zod';
import type { Operation } from '@/lib/contract/operation';
import { noFields } from '@/lib/contract/primitives';
import { invalid, type Problem } from '@/lib/contract/problem';
import { parseJson } from '@/lib/json';
import { accept, type Result, refuse } from '@/lib/result';
import { notFound } from '../services/context';
import type { UploadedFile } from '../services/requests/uploaded-file';
import { readBoundedBody } from './bounded-body';
import { bodyTooLarge } from './limit-body';
import { type FormReading, readForm } from './read-form';
import { refuseDeepJson } from './refuse-deep-json';
import { validate } from './validate';

/** A request parsed by the schemas of its operation. */
export type ReadRequest = {
  parameters: Record<string, string>;
  query: unknown;
  body: unknown;
  form: unknown;
  file: UploadedFile | null;
};

/** How a body is read: a form, and how large JSON may be, in bytes. */
export type BodyReading = FormReading & { jsonLimitBytes: number };

/** Parses path, query and body in this order, and stops at the first that is invalid. */
export async function readRequest(
  operation: Operation,
  request: Request,
  pathParameters: Record<string, string>,
  bodies: BodyReading,
): Promise<Result<ReadRequest, Problem>> {
  const parameters = readParameters(operation, pathParameters);
  if (!parameters.ok) return parameters;
  const query = readQuery(operation, new URL(request.url).searchParams);
  if (!query.ok) return query;
  const read = {
    parameters: parameters.value,
    query: query.value,
    body: undefined,
    form: undefined,
    file: null,
  };
  if ((operation.body || operation.form) && isEncoded(request)) return refuse(encoded);
  if (operation.body) {
    const body = await readJson(request, operation.body, bodies.jsonLimitBytes);
    if (!body.ok) return body;
    const valid = validate(operation.body, body.value);
    return valid.ok ? accept({ ...read, body: valid.value }) : valid;
  }
  if (operation.form) {
    const form = await readForm(operation.form, request, bodies);
    return form.ok ? accept({ ...read, ...form.value }) : form;
  }
  return accept(read);
}

/** A malformed identifier in a path is 404, like an unknown one. */
function readParameters(
  operation: Operation,
  given: Record<string, string>,
): Result<Record<string, string>, Problem> {
  if (!operation.parameters) return accept({});
  const valid = operation.parameters.safeParse(given);
  return valid.success ? accept(valid.data as Record<string, string>) : refuse(notFound);
}

function readQuery(operation: Operation, search: URLSearchParams): Result<unknown, Problem> {
  const given: Record<string, string | string[]> = {};
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name).map(withPlus);
    given[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  const valid = validate(operation.query ?? noFields, given);
  if (!valid.ok) return refuse(asParameters(valid.problem, given));
  return accept(operation.query ? valid.value : undefined);
}

/** Says of a parameter that there is not, or that may be sent once and was sent several times, that this is what is wrong. */
function asParameters(problem: Problem, given: Record<string, string | string[]>): Problem {
  const repeated = new Set(Object.keys(given).filter((name) => Array.isArray(given[name])));
  const errors = problem.errors?.map((fault) => {
    if (fault.code === 'unknown_field') return { ...fault, message: 'is not a parameter of this operation' };
    return repeated.has(fault.path.slice(1)) ? { ...fault, message: 'is sent more than once' } : fault;
  });
  return errors ? invalid(errors) : problem;
}

/**
 * In a query a plus sign may mean a blank (WHATWG URL) or itself (RFC 3986). At the offset of a date-time it
 * can only be meant as itself.
 */
function withPlus(value: string): string {
  return value.replace(/^([\d-]+T[\d:.]+) (\d\d:\d\d)$/i, '$1+$2');
}

/** An absent body counts as `{}` if all fields are optional. */
async function readJson(
  request: Request,
  schema: z.ZodType,
  limitBytes: number,
): Promise<Result<unknown, Problem>> {
  const type = request.headers.get('content-type') ?? '';
  const isJson = /^application\/json\s*(;|$)/i.test(type);
  const mayLack = () => schema.safeParse({}).success;
  if (!isJson && !mayLack()) return refuse(notJson);
  try {
    const bytes = await readBoundedBody(request, limitBytes);
    if (bytes === null) return refuse(bodyTooLarge(limitBytes));
    if (bytes.byteLength === 0 && mayLack()) return accept({});
    if (!isJson) return refuse(notJson);
    const body = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const refused = refuseDeepJson(body, '');
    return refused ? refuse(refused) : accept(body);
  } catch (error) {
    const why = whyUnreadable(error);
    return refuse({ code: 'invalid_json', detail: `The body is not valid JSON: ${why}.` });
  }
}

function whyUnreadable(error: unknown): string {
  // The parser's stack overflowed.
  if (error instanceof RangeError) return 'it is nested too deeply';
  return error instanceof Error ? error.message : 'it cannot be read';
}

/** Whether the body is compressed; what it would unpack to is unbounded, so it is not unpacked. */
function isEncoded(request: Request): boolean {
  const encodings = request.headers.get('content-encoding') ?? '';
  return encodings.split(',').some((each) => !/^\s*(identity)?\s*$/i.test(each));
}

const encoded: Problem = {
  code: 'unsupported_media_type',
  detail: 'The body must be sent without a Content-Encoding.',
};

const notJson: Problem = { code: 'unsupported_media_type', detail: 'The body must be application/json.' };
