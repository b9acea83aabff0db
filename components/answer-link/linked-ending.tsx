'use client';

import { useState } from 'react';
import { SignInFrame } from '@/components/session/sign-in-frame';
import { ButtonLink } from '@/components/ui/button';
import { namesInWords } from '@/lib/format/names';
import { paths } from '@/lib/paths';
import { findLinkedDraft } from './linked-draft';

type Props = {
  token: string;
  state: keyof typeof endings;
  /** What was sent from this page. */
  sent: Sent | null;
};

/** What an answer that was sent says: the name of the answer that was tapped, and those of the files that are not in it. */
export type Sent = { choice: string | null; leftOut: readonly string[] };

/** How it stands with a question to which nothing more can be said by its link; what was written and not sent is shown. */
export function LinkedEnding({ token, state, sent }: Props) {
  const [unsent] = useState(() => findLinkedDraft(token));
  const { title, lead, offersSignIn } = endings[state];
  const files = sent?.leftOut ?? unsent.files.map(({ name }) => name);
  return (
    <SignInFrame title={title} lead={lead}>
      {sent?.choice != null && (
        <p>
          You answered: <strong className="font-semibold">{sent.choice}</strong>. To change that, sign in and
          answer again.
        </p>
      )}
      {unsent.body.trim() !== '' && (
        <section aria-label="Not sent" className="flex flex-col gap-1">
          <p className="font-medium">What you wrote here was not sent:</p>
          <p className="border-l-2 border-edge pl-3 text-sm wrap-anywhere whitespace-pre-wrap select-text">
            {unsent.body}
          </p>
        </section>
      )}
      {files.length > 0 && (
        <p className="wrap-anywhere">
          {sent ? 'Not sent, as it said beside the file:' : 'Not sent as an answer:'} {namesInWords(files)}
        </p>
      )}
      {offersSignIn && (
        <ButtonLink href={paths.signIn()} className="h-11! self-start">
          Sign in to Daybook
        </ButtonLink>
      )}
    </SignInFrame>
  );
}

const endings = {
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
