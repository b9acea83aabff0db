import type { Metadata } from 'next';
import { ChoosePasswordScreen } from '@/components/session/choose-password-screen';

export const metadata: Metadata = { title: 'Choose a password' };

export default function ChoosePasswordPage() {
  return <ChoosePasswordScreen />;
}
