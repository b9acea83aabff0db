import { maySignOut } from '@/lib/client/before-sign-out';
import { signOut as endSession } from '@/server/dashboard/actions/session';
import { forgetDrafts } from './draft-store';

/**
 * Ends the session, and forgets what was typed and not saved, and which offers were declined: the next person at this machine must not
 * find it. What has not been saved or uploaded is asked about first.
 */
export async function signOut(): Promise<void> {
  if (!(await maySignOut())) return;
  forgetDrafts(sessionStorage);
  forgetDrafts(localStorage);
  await endSession();
}
