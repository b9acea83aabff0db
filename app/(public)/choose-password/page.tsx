import type { Metadata } from 'next';
import { ChoosePasswordForm } from '@/components/session/choose-password-form';
import { SignInFrame } from '@/components/session/sign-in-frame';

export const metadata: Metadata = { title: 'Choose a password' };

export default function ChoosePasswordPage() {
  return (
    <SignInFrame title="Choose a password" lead="You will sign in with your email address and this password.">
      <ChoosePasswordForm />
    </SignInFrame>
  );
}
