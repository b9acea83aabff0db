import type { PasskeyOutcome } from './request-passkey';

/** Why one is not signed in yet, in a sentence; null when there is nothing to say. */
export function signInMessage(
  state: PasskeyOutcome | 'asking' | 'incomplete' | null,
  secondsLeft: number,
): string | null {
  if (state === 'refused') return 'The email or password is incorrect.';
  if (state === 'code_wrong') return 'The code is wrong or was used already. Wait for the next one.';
  if (state === 'passkey_refused') {
    return 'This passkey does not open an account here, or it was removed. Sign in another way.';
  }
  if (state === 'passkey_impossible') {
    return 'This browser has no passkeys for this address. Sign in another way.';
  }
  if (state === 'new_version') return 'Daybook was updated. Reload the page and try again.';
  if (state === 'unreachable') return 'Daybook did not answer. Check your connection and try again.';
  if (typeof state !== 'object' || state === null) return null;
  if (secondsLeft === 0) return 'You can try again now.';
  return `Too many attempts. Try again in ${durationText(secondsLeft)}.`;
}

function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
