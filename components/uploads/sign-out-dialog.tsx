'use client';

import { Button } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { Left } from './leave-nothing';
import { signOutWords } from './sign-out-words';

type Props = { left: Left; onAnswer: (mayGiveUp: boolean) => void };

/** Stay until it is saved, or give it up and leave. */
export default function SignOutDialog({ left, onAnswer }: Props) {
  const { title, sentences, leave } = signOutWords(left, useLocale());
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={() => onAnswer(false)}
      actions={
        <>
          <Button className="max-sm:h-11" onPress={() => onAnswer(false)}>
            Stay signed in
          </Button>
          <Button variant="danger" className="max-sm:h-11" onPress={() => onAnswer(true)}>
            {leave}
          </Button>
        </>
      }
    >
      <p>{sentences.join(' ')}</p>
    </Dialog>
  );
}
