'use client';

import { useCallback, useEffect, useState } from 'react';
import { SignInFrame } from '@/components/session/sign-in-frame';
import { Button, ButtonLink } from '@/components/ui/button';
import { useFragment } from '@/components/ui/use-fragment';
import { answered } from '@/lib/client/action-answer';
import type { ClientProblem } from '@/lib/client/client';
import type { OpenedLink } from '@/lib/opened-link';
import { paths } from '@/lib/paths';
import { openQuestion } from '@/server/dashboard/actions/mail';
import { LinkedAnswer } from './linked-answer';

type Shown = OpenedLink | { state: 'loading' | 'sent' } | { state: 'failed'; problem: ClientProblem };

/** What a link of a message opens: one question, and nothing of Daybook around it. */
export function QuestionScreen() {
  const token = useFragment();
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  const load = useCallback(async () => {
    if (token === null) return;
    if (token === '') return setShown({ state: 'over' });
    const opened = await answered(() => openQuestion({ token }));
    setShown(opened.ok ? opened.data : { state: 'failed', problem: opened.problem });
  }, [token]);
  useEffect(() => void load(), [load]);

  if (shown.state === 'open') {
    return (
      <LinkedAnswer token={token ?? ''} question={shown.question} onEnd={(state) => setShown({ state })} />
    );
  }
  if (shown.state === 'loading') {
    return (
      <SignInFrame title="A question of your bookkeeper">
        <p role="status" className="text-soft">
          Opening the question …
        </p>
      </SignInFrame>
    );
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
  const { title, lead, offersSignIn } = endings[shown.state];
  return (
    <SignInFrame title={title} lead={lead}>
      {offersSignIn && (
        <ButtonLink href={paths.signIn()} className="h-11! self-start">
          Sign in to Daybook
        </ButtonLink>
      )}
    </SignInFrame>
  );
}

const endings: Record<
  'sent' | 'answered' | 'closed' | 'over',
  { title: string; lead: string; offersSignIn: boolean }
> = {
  sent: {
    title: 'Thank you',
    lead: 'Your answer is with your bookkeeper. You can close this page.',
    offersSignIn: false,
  },
  answered: {
    title: 'Answered already',
    lead: 'This question has its answer; there is nothing left to do. To add something, sign in.',
    offersSignIn: true,
  },
  closed: {
    title: 'No longer asked',
    lead: 'Your bookkeeper has settled this without an answer. There is nothing left to do.',
    offersSignIn: false,
  },
  over: {
    title: 'This link does not work any more',
    lead: 'Links to a question work for seven days. If it is still open, it is in Daybook and in your next message.',
    offersSignIn: true,
  },
};
