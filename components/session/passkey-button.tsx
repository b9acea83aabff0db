'use client';

import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type PasskeyOutcome, requestPasskeySignIn } from './request-passkey';

type Props = {
  /** Whose passkey it must be; absent: anybody's. */
  email?: string;
  size?: 'medium' | 'large';
  onOutcome: (outcome: PasskeyOutcome) => void;
};

/** Signs in with a passkey, which takes the place of password and code. */
export function PasskeyButton({ email, size = 'medium', onOutcome }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  async function ask() {
    setIsAsking(true);
    const outcome = await requestPasskeySignIn(email);
    setIsAsking(false);
    onOutcome(outcome);
  }
  return (
    <Button
      size={size}
      icon={<KeyRound aria-hidden className="size-4" />}
      isPending={isAsking}
      onPress={() => void ask()}
    >
      Use a passkey
    </Button>
  );
}
