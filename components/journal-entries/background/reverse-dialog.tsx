'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Form } from 'react-aria-components/Form';
import { useDayNote } from '@/components/books-lock/use-day-note';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { caution } from '@/components/ui/fields/caution';
import { TextField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/notices/toast';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { longestDescription } from '@/lib/contract/limits';
import { dayOf, startOfDay } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import { readsChangedByPosting } from '@/lib/reads/changed-by-posting';
import { readAgain } from '@/lib/reads/read-again';
import { reverseJournalEntry } from '@/server/dashboard/actions/journal-entries';
import { useKnownEntries } from '../changes/entry-changes-provider';
import { EntryLines } from '../entry-lines';
import { type LedgerIndex, titleOf } from '../entry-summary';
import { refusalSentence } from '../refusal-sentence';

/** Reverses an entry by another one, which is shown before it is created. */
export default function ReverseDialog(props: {
  entry: JournalEntry;
  ledgers: LedgerIndex;
  onClose: () => void;
}) {
  const { entry, ledgers, onClose } = props;
  const { id: businessId, currency } = useBusiness();
  const client = useQueryClient();
  const known = useKnownEntries();
  const router = useRouter();
  const ownDay = dayOf(entry.datetime);
  const draft = useDraftState({
    form: `reverse ${entry.id} ${entry.version}`,
    businessId,
    empty: () => ({
      day: ownDay as string,
      description: `Reversal of ${entry.description}`.slice(0, longestDescription),
    }),
  });
  const { day, description } = draft.values;
  const dayNote = useDayNote(day);
  const { formProps, isPending, errorOf, message } = useSubmission({
    within: '/reverse',
    idempotencyKey: draft.idempotencyKey,
    missing: day === '' ? ['/datetime'] : [],
    act: async (idempotencyKey) => {
      const answer = await reverseJournalEntry(businessId, {
        idempotencyKey,
        entryId: entry.id,
        version: entry.version,
        reverse: { datetime: day === ownDay ? entry.datetime : startOfDay(day), description },
      });
      if (answer.ok) return answer;
      return { ok: false, problem: { ...answer.problem, detail: refusalSentence(answer.problem) } };
    },
    onDone: async (made) => {
      draft.forget();
      known.learn({ ...entry, reversed_by: made.id });
      await readAgain(client, businessId, ...readsChangedByPosting);
      const open = () => router.push(paths.journalEntry(businessId, made.id));
      showToast({
        tone: 'good',
        title: `${titleOf(entry)} is reversed`,
        action: { name: 'Open the reversal', onPress: open },
      });
      onClose();
    },
  });
  const cancel = () => {
    draft.forget();
    onClose();
  };
  return (
    <Dialog
      title="Reverse the entry"
      size="medium"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button type="submit" form="reverse-form" variant="primary" isPending={isPending}>
            Reverse
          </Button>
        </>
      }
    >
      <Form id="reverse-form" {...formProps} className="flex flex-col gap-4">
        <DraftNote {...draft.note} className="-mb-1" />
        <p className="text-soft">
          This entry stays in the books. A new entry with debits and credits exchanged cancels it:
        </p>
        <div className="grid gap-4 sm:grid-cols-[160px_1fr]">
          <DateField
            label="Date"
            description={caution(dayNote)}
            value={day}
            onChange={(typed) => draft.change({ day: typed })}
            error={errorOf('/datetime')}
          />
          <TextField
            label="Description"
            value={description}
            onChange={(typed) => draft.change({ description: typed })}
            maxLength={longestDescription}
            error={errorOf('/description')}
          />
        </div>
        <EntryLines entry={exchanged(entry)} ledgers={ledgers} currency={currency} />
        <FormMessage message={message} />
      </Form>
    </Dialog>
  );
}

/** The lines as the reversal will have them. */
function exchanged(entry: JournalEntry): JournalEntry {
  return {
    ...entry,
    line_entries: entry.line_entries.map((line) => ({
      ...line,
      debit_credit: line.debit_credit === 'debit' ? 'credit' : 'debit',
    })),
  };
}
