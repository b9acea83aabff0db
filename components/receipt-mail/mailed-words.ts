import { countOf } from '@/lib/format/count';
import type { FileOutcome, MailedReceipts } from '@/lib/mailed-receipts';

/** `billing@example.com sent 1 receipt.` What the message calls its sender is not shown: anybody can write any name. */
export function sentenceOf(message: MailedReceipts, locale: string): string {
  const { state, sender, fileCount, outcomes } = message;
  const who = sender || 'An unknown sender';
  if (state === 'unreadable')
    return 'A message came that could not be read. Ask its sender to attach the receipt as a PDF.';
  if (state === 'waiting') return waitingSentence(message, who, locale);
  if (state === 'unfiled') return unfiledSentence(who, fileCount, locale);
  const taken = outcomes.filter(({ refusal }) => refusal === null).length;
  const used = taken === 0 ? 'nothing' : countOf(taken, 'file', 'files', locale);
  return `${who} sent ${used} that could be used.`;
}

function waitingSentence(
  { sender, fileCount, isDoubtful }: MailedReceipts,
  who: string,
  locale: string,
): string {
  const receipts = fileCount ? countOf(fileCount, 'receipt', 'receipts', locale) : null;
  if (isDoubtful && sender) {
    return `A message with ${receipts ?? 'no receipt'} says it is from ${sender}, but the mail server found that it may not be.`;
  }
  return receipts === null
    ? `${who} sent a message in which there is no receipt.`
    : `${who} sent ${receipts}.`;
}

function unfiledSentence(who: string, fileCount: number | null, locale: string): string {
  const end = 'could not be filed, although it was tried for days.';
  if (!fileCount) return `A message came that ${end}`;
  const receipts = countOf(fileCount, 'receipt', 'receipts', locale);
  return `${who} sent ${receipts}. ${fileCount === 1 ? 'It' : 'They'} ${end}`;
}

/** What was not taken, and why. */
export function refusalsOf({ outcomes }: MailedReceipts): FileOutcome[] {
  return outcomes.filter(({ refusal }) => refusal !== null);
}
