import type { ClientProblem } from '@/lib/client/client';

/** The code of a field for which a form was not sent; the service has codes of its own. */
const unsentCode = 'unsent';

/** Why a form cannot be sent as it is: what to say of each field, by JSON pointer. */
export type Unsent = ReadonlyMap<string, string>;

/**
 * @param missing pointers of what is required and empty
 * @param unfit what to say of what is filled in with something that cannot be sent, by pointer
 */
export function unsentOf(missing: readonly string[], unfit: Readonly<Record<string, string>>): Unsent {
  return new Map([...missing.map((path) => [path, 'Must be filled in'] as const), ...Object.entries(unfit)]);
}

/** The problem of a form that was not sent. */
export function unsentProblem(unsent: Unsent): ClientProblem {
  const errors = [...unsent].map(([path, message]) => ({ path, code: unsentCode, message }));
  return { code: 'validation_failed', status: 422, detail: 'Something is missing.', errors };
}

type FieldInForm = {
  /** A JSON pointer into the resource, and the path of the resource in what is sent, such as `/ledger`. */
  pointer: string;
  within: string;
  /** Why it cannot be sent as it is now. */
  unsent: Unsent;
};

/**
 * What is said under a field; undefined where nothing was refused. Of a field for which the form was not sent, what is wrong
 * with it now; the empty text where that is nothing any more, and its line keeps its room, so that nothing moves.
 */
export function faultWords(problem: ClientProblem | null, field: FieldInForm): string | undefined {
  const { pointer, within, unsent } = field;
  const fault = problem?.errors?.find(
    ({ path }) => path !== '' && (path === pointer || path === within + pointer),
  );
  if (!fault) return undefined;
  return fault.code === unsentCode ? (unsent.get(fault.path) ?? '') : capitalized(fault.message);
}

/** Faults are worded to follow the name of what they are about; under a field they are alone. */
function capitalized(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
