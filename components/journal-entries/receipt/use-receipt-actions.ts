'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { v4 } from 'uuid';
import { answerOrNull } from '@/components/documents/use-document-answer';
import { useBusiness } from '@/components/shell/business-context';
import type { Document } from '@/lib/contract/document';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { documentReads } from '@/lib/reads/document-reads';
import { entryBackgroundReads } from '@/lib/reads/entry-background-reads';
import { readAgain } from '@/lib/reads/read-again';
import { matchDocument, unmatchDocument } from '@/server/dashboard/actions/documents';
import { useKnownEntries } from '../changes/entry-changes-provider';
import { titleOf } from '../entry-summary';

type Ask = () => ReturnType<typeof unmatchDocument>;

/** Attaches receipts to the transaction of an entry and takes them off; the undo of the review knows of both. */
export function useReceiptActions() {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const known = useKnownEntries();
  const [isPending, setIsPending] = useState(false);

  /** Everything that shows documents is read again. */
  const readReceiptsAgain = useCallback(
    () => readAgain(client, businessId, ...Object.values(documentReads), entryBackgroundReads.one),
    [client, businessId],
  );

  const settle = async (ask: Ask): Promise<Document | null> => {
    setIsPending(true);
    const changed = await answerOrNull(ask);
    await readReceiptsAgain();
    setIsPending(false);
    return changed?.data ?? null;
  };

  const putOn = ({ id, version, transaction_id: attachedTo }: Document, transactionId: string) => {
    const match = { transaction_id: transactionId };
    const request = { documentId: id, version, attachedTo, idempotencyKey: v4(), match };
    return settle(() => matchDocument(businessId, request));
  };
  const putOff = ({ id, version, transaction_id: attachedTo }: Document) =>
    settle(() => unmatchDocument(businessId, { documentId: id, version, attachedTo }));

  /** Lets an undo take the document off again, as soon as it is there. */
  const note = (entry: JournalEntry, name: string, attached: Promise<Document | null>): void =>
    known.noteUnderWay(
      `Attached ${name} to ${titleOf(entry)}`,
      entry.id,
      attached.then((receipt) => receipt && (async () => (await putOff(receipt)) !== null)),
    );

  return {
    isPending,
    readAgain: readReceiptsAgain,
    /** Notes what came attached already. */
    noteAttached: (entry: JournalEntry, receipt: Document): void => {
      note(entry, receipt.name, Promise.resolve(receipt));
    },
    /** Gives whether it was done; an entry without a transaction takes no receipt. */
    attach: async (entry: JournalEntry, receipt: Document): Promise<boolean> => {
      if (entry.transaction_id === null) return false;
      const attached = putOn(receipt, entry.transaction_id);
      note(entry, receipt.name, attached);
      return (await attached) !== null;
    },
    detach: async (entry: JournalEntry, receipt: Document): Promise<boolean> => {
      const transactionId = receipt.transaction_id;
      const removing = putOff(receipt);
      if (transactionId !== null) {
        const name = `Removed ${receipt.name} from ${titleOf(entry)}`;
        const takeBack = (loose: Document) => async () => (await putOn(loose, transactionId)) !== null;
        known.noteUnderWay(
          name,
          entry.id,
          removing.then((loose) => loose && takeBack(loose)),
        );
      }
      return (await removing) !== null;
    },
  };
}
