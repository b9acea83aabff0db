import { changedParts, changeWords } from '@/components/forms/changed-parts';
import type { Party } from '@/lib/contract/party';

/** The form, as typed. */
export type PartyDraft = { name: string; email: string; phone: string };

export function partyDraftOf(party: Party | null, typedName: string): PartyDraft {
  return { name: party?.name ?? typedName, email: party?.email ?? '', phone: party?.phone ?? '' };
}

/** What stays empty is not known, and not sent. */
export function newPartyOf({ name, email, phone }: PartyDraft) {
  return { name: name.trim(), email: email.trim() || null, phone: phone.trim() || null };
}

/** An empty text takes away what was known. */
export function partyChangesOf({ name, email, phone }: PartyDraft) {
  return { name: name.trim(), email: email.trim(), phone: phone.trim() };
}

/** What was changed of the vendor or customer, in words that follow who did it. */
export function otherChangeOfParty(before: Party, after: Party): string {
  const parts = (['name', 'email', 'phone'] as const).map((field) => [`its ${field}`, field] as const);
  return changeWords(changedParts(before, after, parts));
}
