import { findDraft, forgetDraft, keepDraft, linkOwner } from '@/components/drafts/draft-store';

/**
 * A file as it is kept. `refusal`: why it cannot be taken; where neither that nor an id is there, it had not come to an end when the page
 * was left.
 */
export type KeptFile = { key: string; name: string; documentId: string | null; refusal: string | null };

type LinkedDraft = { body: string; files: readonly KeptFile[] };

const empty: LinkedDraft = { body: '', files: [] };
const form = 'answer';

/** What was written by the link and not sent: phones end pages in the background, such as behind the camera. */
export function findLinkedDraft(token: string): LinkedDraft {
  return findDraft(sessionStorage, linkOwner(token), form, empty)?.values ?? empty;
}

export function keepLinkedDraft(token: string, values: LinkedDraft): void {
  if (values.body === '' && values.files.length === 0) forgetLinkedDraft(token);
  // The link itself makes a repeated answer count once.
  else keepDraft(sessionStorage, linkOwner(token), form, { values, key: '', at: new Date().toISOString() });
}

export function forgetLinkedDraft(token: string): void {
  forgetDraft(sessionStorage, linkOwner(token), form);
}
