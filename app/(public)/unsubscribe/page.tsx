import type { Metadata } from 'next';
import { UnsubscribeForm } from '@/components/mail/unsubscribe-form';
import { SignInFrame } from '@/components/session/sign-in-frame';

export const metadata: Metadata = { title: 'Unsubscribe', robots: { index: false, follow: false } };

export default function UnsubscribePage() {
  return (
    <SignInFrame title="No more of these messages?">
      <UnsubscribeForm />
    </SignInFrame>
  );
}
