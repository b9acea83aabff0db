import type { ClientProblem } from '@/lib/client/client';

/**
 * What became of a submit: `rows` are the rows of the form that the sent lines came from; a refusal without a problem
 * is shown by the caller.
 */
export type Submitted = { ok: true } | { ok: false; problem: ClientProblem | null; rows: readonly number[] };

/** A button of a form: what it is called and what it does with the values. */
export type SubmitChoice<Values> = {
  id: string;
  name: string;
  submit: (values: Values) => Promise<Submitted>;
};
