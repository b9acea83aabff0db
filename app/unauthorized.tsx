import { LoadAgain } from '@/components/session/load-again';
import { SignInFrame } from '@/components/session/sign-in-frame';
import { paths } from '@/lib/paths';

/** For what is outside of the desk by then, such as the page that one goes back to after signing out. */
export default function SignedOut() {
  return (
    <SignInFrame title="Your session has ended" lead="Sign in to open this page.">
      <LoadAgain />
      <a href={paths.signIn()} className="self-start rounded text-accent underline underline-offset-2">
        Sign in
      </a>
    </SignInFrame>
  );
}
