import { leaveUploads } from '@/lib/client/leave-uploads';
import { signOut as endSession } from '@/server/dashboard/actions/session';
import { forgetDrafts } from './draft-store';

/**
 * Ends the session, and forgets what was typed and not saved, and which offers were declined: the next person at this machine must not
 * find it. Files that have not been uploaded are asked about first.
 */
export async function signOut(): Promise<void> {
  if (!(await leaveUploads())) return;
  forgetDrafts(sessionStorage);
  forgetDrafts(localStorage);
  await endSession();
}
