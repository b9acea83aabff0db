/** A note as typed, null while it is only read; `over` is the note of the entry when the typing began. */
export type NoteDraft = { typed: string | null; over: string };

/** Whether saving what was typed would replace a note that somebody else has written meanwhile. */
export function replacesAnother({ typed, over }: NoteDraft, notes: string): boolean {
  return typed !== null && over !== notes && typed.trim() !== notes;
}

/** What is still to be saved once a note was; null where nothing was typed since it was sent. */
export function typedSince({ typed }: NoteDraft, sent: string): NoteDraft | null {
  return typed === null || typed.trim() === sent ? null : { typed, over: sent };
}
