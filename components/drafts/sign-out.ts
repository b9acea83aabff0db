import { signOut as endSession } from '@/server/dashboard/actions/session';
import { forgetDrafts } from './draft-store';

/** Ends the session, and forgets what was typed and not saved: the next person at this machine must not find it. */
export async function signOut(): Promise<void> {
  forgetDrafts(sessionStorage);
  await endSession();
}
