import { changedParts, changeWords } from '@/components/forms/changed-parts';
import type { ExternalAccount } from '@/lib/contract/transaction';

/** The form of an external account, as typed. */
export type AccountDraft = { name: string; institution: string; lastFour: string; ledgerId: string | null };

/** What stays empty is not known, and not sent. */
export function newAccountOf({ name, institution, lastFour, ledgerId }: AccountDraft) {
  return {
    name: name.trim(),
    institution: institution.trim() || null,
    last_four: lastFour.trim() || null,
    ledger_id: ledgerId ?? '',
  };
}

/** An empty text takes away what was known. */
export function accountChangesOf({ name, institution, lastFour }: AccountDraft) {
  return { name: name.trim(), institution: institution.trim(), last_four: lastFour.trim() };
}

/** What was changed of the account, in words that follow who did it. */
export function otherChangeOfAccount(before: ExternalAccount, after: ExternalAccount): string {
  return changeWords(
    changedParts(before, after, [
      ['its name', 'name'],
      ['its bank', 'institution'],
      ['the last four of its number', 'last_four'],
    ]),
  );
}
