/** What became of one file of a message; a refusal is a sentence. */
export type FileOutcome = { name: string; refusal: string | null };

/**
 * A message with receipts that waits for a yes, or of which not everything was taken. `unfiled`: it was taken, but no attempt to
 * keep its files succeeded, and no further one is made by itself.
 */
export type MailedReceipts = {
  id: string;
  state: 'waiting' | 'unfiled' | 'filed' | 'unreadable';
  at: string;
  /** As the message says; anybody can write any. Null where it could not be read. */
  sender: string | null;
  /** The receiving mail server found that the sender may be another. */
  isDoubtful: boolean;
  senderName: string | null;
  subject: string | null;
  fileCount: number | null;
  outcomes: FileOutcome[];
};

/** `always`: further messages of the sender are taken without asking, too. */
export const receiptDecisions = ['accept', 'always', 'refuse'] as const;
