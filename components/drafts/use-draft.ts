'use client';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { usePerson } from '@/components/shell/person-context';
import { type Draft, type DraftOwner, findDraft, forgetDraft, keepDraft } from './draft-store';

export type DraftOptions<Values extends object> = {
  /** What tells the form from others of the business, such as `bill bill_1 3` with the version that is changed. */
  form: string;
  businessId: string | null;
  /** What the form starts with, and is set back to when a draft is discarded. */
  empty: Values;
  /** The key under which what is typed now is saved. */
  idempotencyKey: string;
  /** Puts a draft that was found back into the form, once, after the first drawing. */
  onFound: (draft: Draft<Values>) => void;
};

const settlingMilliseconds = 250;

/** What was typed last, on its way into the storage. */
type Waiting = { timer: ReturnType<typeof setTimeout>; write: () => void };

function stopWaiting(waiting: RefObject<Waiting | null>): void {
  if (waiting.current) clearTimeout(waiting.current.timer);
  waiting.current = null;
}

/**
 * Keeps what is typed into a form until it is saved or discarded, so that it is found again after a navigation, a
 * reload or a new sign-in in the same tab.
 */
export function useDraft<Values extends object>(options: DraftOptions<Values>) {
  const { form, businessId } = options;
  const { id: personId } = usePerson();
  const owner = useMemo((): DraftOwner => ({ personId, businessId }), [personId, businessId]);
  const [foundAt, setFoundAt] = useState<string | null>(null);
  const waiting = useRef<Waiting | null>(null);
  /** What goes on under another name or key, until these are known. */
  const takenAlong = useRef<Values | null>(null);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    if (takenAlong.current) return;
    const draft = findDraft(sessionStorage, owner, form, latest.current.empty);
    if (!draft) return;
    // The fields may have reported their first values.
    stopWaiting(waiting);
    setFoundAt(draft.at);
    latest.current.onFound(draft);
  }, [owner, form]);

  useEffect(() => {
    const flush = () => waiting.current?.write();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  const forget = () => {
    stopWaiting(waiting);
    setFoundAt(null);
    forgetDraft(sessionStorage, owner, form);
  };
  const keep = (values: Values) => {
    stopWaiting(waiting);
    const write = () => {
      stopWaiting(waiting);
      // The key of now: a draft that was found has brought its own.
      const { empty, idempotencyKey } = latest.current;
      if (JSON.stringify(values) === JSON.stringify(empty)) forgetDraft(sessionStorage, owner, form);
      else {
        const draft = { values, key: idempotencyKey, at: new Date().toISOString() };
        keepDraft(sessionStorage, owner, form, draft);
      }
    };
    waiting.current = { timer: setTimeout(write, settlingMilliseconds), write };
  };
  useEffect(() => {
    if (takenAlong.current) keep(takenAlong.current);
    takenAlong.current = null;
  });
  return {
    /** When the draft in the form was last changed; null without one. */
    foundAt,
    /** Called at each change. */
    keep,
    /** Once it is saved or discarded. */
    forget,
    /** Goes on with these values over what the form starts with from the next drawing on, and under its name and key then. */
    goOnWith: (values: Values) => {
      forget();
      takenAlong.current = values;
    },
  };
}
