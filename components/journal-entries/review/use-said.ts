import { useRef, useState } from 'react';
import type { Outcome } from '../changes/entry-changes';

/** What is said of the latest act. */
export function useSaid() {
  const [said, setSaid] = useState('');
  const latest = useRef<Promise<unknown> | null>(null);
  /** Says what is being done, and that it is done once it is saved, unless something else was begun meanwhile. */
  const tell = (doing: string, done: string, outcome: Promise<Outcome>) => {
    latest.current = outcome;
    setSaid(`${doing}…`);
    void outcome.then(({ saved }) => {
      if (latest.current === outcome) setSaid(saved > 0 ? done : '');
    });
  };
  const say = (text: string) => {
    latest.current = null;
    setSaid(text);
  };
  return { said, say, tell };
}

export type Said = ReturnType<typeof useSaid>;
