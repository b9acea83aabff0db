'use client';

import { useCallback, useEffect, useState } from 'react';
import { SignInFrame } from '@/components/session/sign-in-frame';
import { Button } from '@/components/ui/button';
import { useFragment } from '@/components/ui/use-fragment';
import { answered } from '@/lib/client/action-answer';
import type { ClientProblem } from '@/lib/client/client';
import type { OpenedLink } from '@/lib/question-link';
import { openQuestion } from '@/server/dashboard/actions/mail';
import { LinkedAnswer } from './linked-answer';
import { LinkedEnding, type Sent } from './linked-ending';

type ScreenState =
  | OpenedLink
  | { state: 'loading' }
  | ({ state: 'sent' } & Sent)
  | { state: 'failed'; problem: ClientProblem };

/** What a link of a message opens: one question, and nothing of Daybook around it. */
export function QuestionScreen() {
  const token = useFragment();
  if (token === null) return <Opening />;
  // Another link opened over this one is another question: nothing written for the one goes with the other.
  return <OpenedQuestion key={token} token={token} />;
}

const unreachable = 'Daybook did not answer. Check your connection and try again.';

function OpenedQuestion({ token }: { token: string }) {
  const [shown, setShown] = useState<ScreenState>({ state: token === '' ? 'over' : 'loading' });
  const load = useCallback(async () => {
    if (token === '') return;
    const opened = await answered(() => openQuestion({ token }), unreachable);
    setShown(opened.ok ? opened.data : { state: 'failed', problem: opened.problem });
  }, [token]);
  useEffect(() => void load(), [load]);

  if (shown.state === 'loading') return <Opening />;
  if (shown.state === 'open') {
    return <LinkedAnswer token={token} question={shown.question} onEnd={setShown} />;
  }
  if (shown.state === 'failed') {
    return (
      <SignInFrame title="The question could not be opened" lead={shown.problem.detail}>
        <Button
          variant="primary"
          size="large"
          onPress={() => {
            setShown({ state: 'loading' });
            void load();
          }}
        >
          Try again
        </Button>
      </SignInFrame>
    );
  }
  return <LinkedEnding token={token} state={shown.state} sent={shown.state === 'sent' ? shown : null} />;
}

function Opening() {
  return (
    <SignInFrame title="A question of your bookkeeper">
      <p role="status" className="text-soft">
        Opening the question …
      </p>
    </SignInFrame>
  );
}
