import { z } from 'zod';

/** The closed list of problem codes, each with the status it is answered with. */
export const problemStatus = {
  invalid_json: 400,
  invalid_form: 400,
  invalid_query: 400,
  invalid_page_token: 400,
  unauthorized: 401,
  invalid_token: 401,
  insufficient_scope: 403,
  business_forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  conflict: 409,
  duplicate: 409,
  period_locked: 409,
  off_the_bank: 409,
  belongs_to_transaction: 409,
  reconciled: 409,
  business_inactive: 409,
  idempotency_in_flight: 409,
  stale_version: 412,
  too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  unbalanced_entry: 422,
  idempotency_mismatch: 422,
  unrecognized_file: 422,
  broken_file: 422,
  no_statement: 422,
  ambiguous_dates: 422,
  statement_account_mismatch: 422,
  statement_currency_mismatch: 422,
  records_refused: 422,
  too_many_requests: 429,
  internal_error: 500,
  stored_file_damaged: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** One fault of a request: where, which, and why. */
export const fault = z.object({
  path: z
    .string()
    .describe('A JSON pointer into the body, or the name of the parameter; empty for the whole request.'),
  code: z.string().describe('Stable.'),
  message: z.string(),
  resource_id: z
    .string()
    .optional()
    .describe('What stands in the way, where something can be done with it instead.'),
});
export type Fault = z.infer<typeof fault>;

export const problemDetails = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    instance: z.string().describe('The request id.'),
    code: z.string().describe('Stable; programs tell errors apart by it.'),
    errors: z
      .array(fault)
      .optional()
      .describe('Every invalid field, the first thousand of them; absent where no field is to blame.'),
  })
  .describe("RFC 9457 problem details, as every error of /v0 but the token endpoint's is answered.");
export type ProblemDetails = z.infer<typeof problemDetails>;

/** A refusal as a value, before it becomes an answer. */
export type Problem = { code: ProblemCode; detail: string; errors?: Fault[] };

/** The refusal that lists every fault found. */
export function invalid(errors: Fault[]): Problem {
  const [first, ...others] = errors;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  const detail = first ? `${first.path || 'The body'}: ${first.message}${more}` : 'The request is not valid.';
  return { code: 'validation_failed', detail, errors };
}

/** The refusal of what the state of things does not allow; the message is a sentence, the path of the member to blame. */
export function conflict(path: string, code: string, message: string): Problem {
  return { code: 'conflict', detail: message, errors: [{ path, code, message }] };
}

/** The same where the member is the subject of the message, such as "is not posted yet". */
export function memberConflict(path: string, code: string, message: string): Problem {
  return { ...conflict(path, code, message), detail: `${path.slice(1)} ${message}.` };
}

/** RFC 6901: the pointer of a path. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
