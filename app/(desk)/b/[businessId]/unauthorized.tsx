import { SignedOutScreen } from '@/components/session/signed-out-screen';

export default function SignedOut() {
  return <SignedOutScreen />;
}
