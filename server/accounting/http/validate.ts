import type { z } from 'zod';
import { type Fault, invalid, type Problem, pointerOf } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';

type Issue = z.core.$ZodIssue;

/** A body of a megabyte can hold a fault in every second byte; nobody reads an answer of 100 MB. */
const mostFaults = 1000;

/** The value as the schema reads it, or its faults (the first thousand), each with its JSON pointer and stable code. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, Problem> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return accept(parsed.data);
  return refuse(invalid(faultsIn(parsed.error.issues)));
}

function faultsIn(issues: readonly Issue[]): Fault[] {
  const faults: Fault[] = [];
  for (const issue of issues) {
    for (const fault of faultsOf(issue, [])) faults.push(fault);
    if (faults.length >= mostFaults) return faults.slice(0, mostFaults);
  }
  return faults;
}

function faultsOf(issue: Issue, above: readonly PropertyKey[]): Fault[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pointerOf([...path, key]),
      code: 'unknown_field',
      message: 'is not a field of this request',
    }));
  }
  if (issue.code === 'invalid_union') {
    const nearest =
      issue.errors.find((errors) =>
        errors.some((each) => each.code !== 'invalid_type' && !isEmptied(each)),
      ) ?? issue.errors[0];
    return (nearest ?? []).flatMap((each) => faultsOf(each, path));
  }
  return [{ path: pointerOf(path), code: codeOf(issue), message: messageOf(issue) }];
}

function codeOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
      return issue.input === undefined ? 'required' : issue.code;
    case 'too_small':
      return issue.origin === 'string' ? 'too_short' : 'out_of_range';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'out_of_range';
    case 'invalid_format':
      return 'invalid_format';
    case 'custom':
      return customCode(issue);
    default:
      return 'invalid_value';
  }
}

function customCode(issue: Extract<Issue, { code: 'custom' }>): string {
  const code: unknown = issue.params?.code;
  if (typeof code === 'string') return code;
  return issue.input === undefined ? 'required' : 'invalid_value';
}

function messageOf(issue: Issue): string {
  if (
    issue.input === undefined &&
    (issue.code === 'invalid_type' || issue.code === 'custom' || issue.code === 'invalid_value')
  ) {
    return 'is required';
  }
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? `a ${issue.expected}`}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formatMessages[issue.format] ?? issue.message;
    case 'too_small':
      return `must ${sized('at least', issue.minimum, issue.origin)}`;
    case 'too_big':
      return `must ${sized('at most', issue.maximum, issue.origin)}`;
    default:
      return issue.message;
  }
}

/** An empty text may stand beside a format, to take away what was known; a value of neither is of the wrong format. */
function isEmptied(issue: Issue): boolean {
  return issue.code === 'invalid_value' && issue.values.every((value) => value === '');
}

const typeNames: Record<string, string> = { array: 'an array', object: 'an object', int: 'a whole number' };

const formatMessages: Record<string, string> = {
  date: 'must be a date such as 2026-01-31',
  email: 'must be an email address',
};

function sized(limit: string, size: number | bigint, origin: string): string {
  const plural = Number(size) === 1 ? '' : 's';
  if (origin === 'string') return `be ${limit} ${size} character${plural} long`;
  return origin === 'array' ? `have ${limit} ${size} item${plural}` : `be ${limit} ${size}`;
}
