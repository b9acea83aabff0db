'use client';
import { type FormEvent, useState } from 'react';
import { v4 } from 'uuid';
import { type ActionAnswer, answered } from '@/lib/client/action-answer';
import type { ClientProblem } from '@/lib/client/client';
import { focusFirstFault } from './focus-first-fault';

export type Submission<Data> = {
  act: (idempotencyKey: string) => Promise<ActionAnswer<Data>>;
  /** Awaited, so the form stays busy until what was saved is in sight. */
  onDone: (data: Data) => unknown;
  /** JSON pointers of what is required and still empty; then nothing is sent. */
  missing?: readonly string[];
  /** The key of a draft that was found again. Once it has been used, each further submission has its own. */
  idempotencyKey?: string;
  /** The path of the resource in what the action is sent, such as `/ledger`. */
  within?: string;
};

/**
 * Submits a form through a server action. What was typed stays; faults go to their fields by `errorOf` (a JSON pointer
 * into the resource), everything else into `message`. Both stay until the form is sent again, so nothing moves under
 * the pointer on its way to the button. The key makes a repeated submission count once.
 */
export function useSubmission<Data>(submission: Submission<Data>) {
  const { act, onDone, missing = [], within = '' } = submission;
  const [ownKey, setOwnKey] = useState(() => v4());
  const [isRenewed, setIsRenewed] = useState(false);
  const idempotencyKey = isRenewed ? ownKey : (submission.idempotencyKey ?? ownKey);
  const [problem, setProblem] = useState<ClientProblem | null>(null);
  const [isPending, setIsPending] = useState(false);
  const faults = problem?.errors?.filter((fault) => fault.path !== '') ?? [];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A dialog's form is inside the form of its screen for React, though not for the page: it must not send both.
    event.stopPropagation();
    const form = event.currentTarget;
    const answer: ActionAnswer<Data> =
      missing.length > 0 ? { ok: false, problem: lacking(missing) } : await send();
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) focusFirstFault(form);
  }

  async function send(): Promise<ActionAnswer<Data>> {
    setIsPending(true);
    const answer = await answered(() => act(idempotencyKey));
    if (answer.ok) await onDone(answer.data);
    setIsPending(false);
    if (answer.ok || answer.problem.code === 'idempotency_mismatch') {
      setOwnKey(v4());
      setIsRenewed(true);
    }
    return answer;
  }

  return {
    /**
     * Spread on a `Form` of React Aria. `aria`: the browser must neither hold the form back for what the service
     * refused the last time nor take its own faults away when a field is left, which moves the button being pressed.
     */
    formProps: { onSubmit: submit, validationBehavior: 'aria' as const },
    isPending,
    errorOf: (pointer: string) => {
      const fault = faults.find(({ path }) => path === pointer || path === within + pointer);
      return fault && capitalized(fault.message);
    },
    /** Why it was refused, when no field says so. */
    message: problem && faults.length === 0 ? problem.detail : null,
    /** Takes the refusal away, where the form goes on from what was saved meanwhile. */
    forgetProblem: () => setProblem(null),
    /** Why it was refused, for a form without fields. */
    detail: problem?.detail ?? null,
  };
}

function lacking(pointers: readonly string[]): ClientProblem {
  const errors = pointers.map((path) => ({ path, code: 'required', message: 'must be filled in' }));
  return { code: 'validation_failed', status: 422, detail: 'Something is missing.', errors };
}

/** Faults are worded to follow the name of what they are about; under a field they are alone. */
function capitalized(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
