import type { SignInOutcome } from './request-sign-in';

/** Why one is not signed in yet, in a sentence; null when there is nothing to say. */
export function signInMessage(
  state: SignInOutcome | 'asking' | 'incomplete' | null,
  secondsLeft: number,
): string | null {
  if (state === 'refused') return 'The email or password is incorrect.';
  if (state === 'code_wrong') return 'The code is wrong or was used already. Wait for the next one.';
  if (state === 'unreachable') return 'Daybook did not answer. Check your connection and try again.';
  if (typeof state !== 'object' || state === null) return null;
  if (secondsLeft === 0) return 'You can try again now.';
  return `Too many attempts. Try again in ${durationText(secondsLeft)}.`;
}

function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
