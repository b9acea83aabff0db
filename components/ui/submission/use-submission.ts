'use client';
import { type FormEvent, useState } from 'react';
import { v4 } from 'uuid';
import { type ActionAnswer, answered } from '@/lib/client/action-answer';
import type { ClientProblem } from '@/lib/client/client';
import { faultWords, unsentOf, unsentProblem } from './fault-words';
import { focusFirstFault } from './focus-first-fault';
import { isSavedBefore, isStale, savedBefore, spendsKey } from './saved-before';
import { useReadAllAgain } from './use-read-all-again';

export type Submission<Data> = {
  act: (idempotencyKey: string) => Promise<ActionAnswer<Data>>;
  /** Awaited, so the form stays busy until what was saved is in sight. */
  onDone: (data: Data) => unknown;
  /** JSON pointers of what is required and still empty; then nothing is sent. */
  missing?: readonly string[];
  /** What to say of what is filled in with something that cannot be sent, by JSON pointer; then nothing is sent either. */
  unfit?: Readonly<Record<string, string>>;
  /** The key of a draft that was found again. Once something was saved by it, each further submission has its own. */
  idempotencyKey?: string;
  /** The path of the resource in what the action is sent, such as `/ledger`. */
  within?: string;
  /** What is sent names the version that it changes, so that nothing is done twice under another key. */
  isOnVersion?: boolean;
  /** What is said where a first request was saved, its answer got lost and something else was sent after it. */
  savedBefore?: string;
};

const savedOnce =
  'It had already been saved as you first sent it. What you changed since was not saved: cancel this form and open it again to see what is there.';
const savedAsSent =
  'It had already been saved as you first sent it. What you changed since is not saved yet: check it and save again.';

/**
 * Submits a form through a server action. What was typed stays; faults go to their fields by `errorOf` (a JSON pointer
 * into the resource), everything else into `message`. Both stay until the form is sent again, so nothing moves under
 * the pointer on its way to the button; of a required field that has been filled since, the room stays. The key makes a repeated submission count once: where a first one was saved and its
 * answer got lost, nothing else is sent under a new key until the form is opened anew.
 */
export function useSubmission<Data>(submission: Submission<Data>) {
  const { act, onDone, missing = [], unfit = {}, within = '', isOnVersion = false } = submission;
  const readAllAgain = useReadAllAgain();
  const [ownKey, setOwnKey] = useState(() => v4());
  const [isRenewed, setIsRenewed] = useState(false);
  const idempotencyKey = isRenewed ? ownKey : (submission.idempotencyKey ?? ownKey);
  const [problem, setProblem] = useState<ClientProblem | null>(null);
  const [isPending, setIsPending] = useState(false);
  const unsent = unsentOf(missing, unfit);
  const faults = problem?.errors?.filter((fault) => fault.path !== '') ?? [];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A dialog's form is inside the form of its screen for React, though not for the page: it must not send both.
    event.stopPropagation();
    const form = event.currentTarget;
    const answer: ActionAnswer<Data> =
      unsent.size > 0 ? { ok: false, problem: unsentProblem(unsent) } : await send();
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) focusFirstFault(form);
  }

  async function send(): Promise<ActionAnswer<Data>> {
    setIsPending(true);
    const answer = await answered(() => act(idempotencyKey));
    if (answer.ok) await onDone(answer.data);
    setIsPending(false);
    if (spendsKey(answer, isOnVersion)) {
      setOwnKey(v4());
      setIsRenewed(true);
    }
    // What the screen says is of an earlier version then.
    if (isSavedBefore(answer) || isStale(answer)) readAllAgain();
    if (answer.ok) return answer;
    const sentence = submission.savedBefore ?? (isOnVersion ? savedAsSent : savedOnce);
    return { ok: false, problem: savedBefore(answer.problem, sentence) };
  }

  return {
    /**
     * Spread on a `Form` of React Aria. `aria`: the browser must neither hold the form back for what the service
     * refused the last time nor take its own faults away when a field is left, which moves the button being pressed.
     */
    formProps: { onSubmit: submit, validationBehavior: 'aria' as const },
    isPending,
    /** What is said under a field, or undefined; the empty text keeps the room of what no longer holds. */
    errorOf: (pointer: string) => faultWords(problem, { pointer, within, unsent }),
    /** Why it was refused, when no field says so. */
    message: problem && faults.length === 0 ? problem.detail : null,
    /** Opens the form anew: what is sent next is another thing, as where it goes on from what was saved meanwhile. */
    startAnew: () => {
      setProblem(null);
      setOwnKey(v4());
    },
    /** Why it was refused, for a form without fields. */
    detail: problem?.detail ?? null,
  };
}
