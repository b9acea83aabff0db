'use client';
import { type FormEvent, useState } from 'react';
import { v4 } from 'uuid';
import type { ClientProblem } from '@/lib/client/client';
import { reportMissingInput } from './missing-input';

type Answer<Data> = { ok: true; data: Data } | { ok: false; problem: ClientProblem };

const unreachable: ClientProblem = {
  code: 'unreachable',
  status: 0,
  detail: 'Daybook did not answer. What you typed is still here; check your connection and try again.',
};

/**
 * Submits a form through a server action. What was typed stays; faults go to their fields by `errorOf` (a JSON pointer
 * into the resource), everything else into `message`. The key makes a repeated submission count once.
 * @param onDone awaited, so the form stays busy until what was saved is in sight
 * @param within where the resource stands in what the action is sent, such as `/ledger`
 */
export function useSubmission<Data>(
  act: (idempotencyKey: string) => Promise<Answer<Data>>,
  onDone: (data: Data) => unknown,
  within = '',
) {
  const [idempotencyKey, setIdempotencyKey] = useState(() => v4());
  const [problem, setProblem] = useState<ClientProblem | null>(null);
  const [isPending, setIsPending] = useState(false);
  const faults = problem?.errors?.filter((fault) => fault.path !== '') ?? [];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reportMissingInput(event.currentTarget)) return;
    setIsPending(true);
    const answer = await act(idempotencyKey).catch((): Answer<Data> => ({ ok: false, problem: unreachable }));
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) await onDone(answer.data);
    setIsPending(false);
    if (answer.ok || answer.problem.code === 'idempotency_mismatch') setIdempotencyKey(v4());
  }

  return {
    /** Spread on the form. */
    formProps: { onSubmit: submit, noValidate: true },
    isPending,
    errorOf: (pointer: string) => {
      const fault = faults.find(({ path }) => path === pointer || path === within + pointer);
      return fault && capitalized(fault.message);
    },
    /** Why it was refused, when no field says so. */
    message: problem && faults.length === 0 ? problem.detail : null,
  };
}

/** Faults are worded to follow the name of what they are about; under a field they stand alone. */
function capitalized(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
