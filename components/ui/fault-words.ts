import type { ClientProblem } from '@/lib/client/client';

/** The code of a field that was empty when the form was to be sent; the service has codes of its own. */
const emptyCode = 'empty';

/** The problem of a form in which required fields are empty. */
export function emptyFields(pointers: readonly string[]): ClientProblem {
  const errors = pointers.map((path) => ({ path, code: emptyCode, message: 'must be filled in' }));
  return { code: 'validation_failed', status: 422, detail: 'Something is missing.', errors };
}

type Asked = {
  /** A JSON pointer into the resource, and the path of the resource in what is sent, such as `/ledger`. */
  pointer: string;
  within: string;
  /** Pointers of what is required and empty now. */
  missing: readonly string[];
};

/**
 * What is said under a field; undefined where nothing was refused. The empty text for a field that was empty and is filled by
 * now: nothing is wrong with it, and its line keeps its room, so that nothing moves.
 */
export function faultWords(problem: ClientProblem | null, asked: Asked): string | undefined {
  const { pointer, within, missing } = asked;
  const fault = problem?.errors?.find(
    ({ path }) => path !== '' && (path === pointer || path === within + pointer),
  );
  if (!fault) return undefined;
  return fault.code === emptyCode && !missing.includes(fault.path) ? '' : capitalized(fault.message);
}

/** Faults are worded to follow the name of what they are about; under a field they are alone. */
function capitalized(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
