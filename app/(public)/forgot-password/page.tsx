import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ForgotPasswordForm } from '@/components/session/forgot-password-form';
import { SignInFrame } from '@/components/session/sign-in-frame';
import { hasMail } from '@/server/dashboard/mail/send-mail';

export const metadata: Metadata = { title: 'Forgot your password?' };
/** Whether mail is sent is a setting of the running dashboard, not of the build. */
export const dynamic = 'force-dynamic';

export default function ForgotPasswordPage() {
  if (!hasMail()) notFound();
  return (
    <SignInFrame title="Forgot your password?" lead="We send you a link by which you choose another.">
      <ForgotPasswordForm />
    </SignInFrame>
  );
}
