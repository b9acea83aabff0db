'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { titleOf } from '@/components/journal-entries/entry-summary';
import { rereadEntry } from '@/components/journal-entries/reread-entry';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { keyCap } from '@/components/ui/commands/pressed-key';
import { Dialog } from '@/components/ui/dialog';
import { FormMessage } from '@/components/ui/form-message';
import { useLocale } from '@/components/ui/locale';
import { Select } from '@/components/ui/select';
import { TextAreaField } from '@/components/ui/text-field';
import { showToast } from '@/components/ui/toast';
import { useIsMac } from '@/components/ui/use-is-mac';
import { useSubmission } from '@/components/ui/use-submission';
import { askLimit } from '@/lib/ask-limit';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { TaskKind } from '@/lib/contract/task';
import { countOf, formatCount } from '@/lib/format/count';
import { formatDay } from '@/lib/format/day';
import { paths } from '@/lib/paths';
import { figureReads } from '@/lib/reads/changed-by-posting';
import { readAgain } from '@/lib/reads/read-again';
import { askOwner } from '@/server/dashboard/actions/tasks';
import { askedWords } from './asked-words';
import { refreshTasks } from './use-tasks';
import { type TakeBack, useWithdrawQuestions } from './use-withdraw-questions';

const kinds = [
  { id: 'question', name: 'A question' },
  { id: 'receipt_request', name: 'The receipt, please' },
] as const;

/** The initial text of the field; a changed text is kept when the kind changes. */
const openings: Record<TaskKind, string> = {
  question: '',
  receipt_request: 'Could you send the receipt for this?',
};

function idsOf(entries: readonly JournalEntry[]): string[] {
  return entries.map(({ id }) => id);
}

function tooMany(locale: string): string {
  return `Ask about at most ${formatCount(askLimit, locale)} entries at once.`;
}

type Props = {
  entries: readonly JournalEntry[];
  /** What is asked for at first. */
  kind?: TaskKind;
  onClose: () => void;
  /** Gets each entry as it is, where somebody has changed one meanwhile. */
  onChanged: (entry: JournalEntry) => void;
  /** Gets the entries as they are once they were asked about, what takes it back, and whether there is an owner to read it. */
  onAsked: (entries: JournalEntry[], takeBack: TakeBack, hasOwner: boolean) => void;
};

/** Asks the owner about an entry, or the same about several; they wait with the owner until the answer. */
export default function AskDialog({
  entries,
  kind: firstKind = 'question',
  onClose,
  onChanged,
  onAsked,
}: Props) {
  const { id: businessId, isAdmin } = useBusiness();
  const router = useRouter();
  const locale = useLocale();
  const client = useQueryClient();
  const [first] = entries;
  const kept = useDraftState({
    form: `ask ${firstKind} ${first?.id} ${entries.length}`,
    businessId,
    empty: () => ({ kind: firstKind, body: openings[firstKind] }),
  });
  const { kind, body } = kept.values;
  const isOne = entries.length === 1;
  const isMac = useIsMac();
  const takeBack = useWithdrawQuestions(entries);
  const readThemAgain = async () => {
    const present = await Promise.all(idsOf(entries).map((id) => rereadEntry(businessId, id)));
    for (const entry of present) if (entry) onChanged(entry);
    void readAgain(client, businessId, ...figureReads);
  };
  const isTooMany = entries.length > askLimit;
  const { formProps, isPending, errorOf, message } = useSubmission({
    within: '/ask',
    idempotencyKey: kept.idempotencyKey,
    missing: body.trim() === '' ? ['/body'] : [],
    act: async (idempotencyKey) => {
      const answer = await askOwner(businessId, {
        ...{ idempotencyKey, entryIds: idsOf(entries) },
        confirmedIds: idsOf(entries.filter((entry) => entry.review_status === 'confirmed')),
        ask: { kind, body: body.trim() },
      });
      if (!answer.ok && answer.problem.code === 'confirmed_meanwhile') void readThemAgain();
      return answer;
    },
    onDone: ({ entries: asked, hasOwner }) => {
      kept.forget();
      const what = isOne && first ? titleOf(first) : countOf(entries.length, 'entry', 'entries', locale);
      const members = { name: 'Members', onPress: () => router.push(paths.members(businessId)) };
      showToast({
        ...askedWords(what, { hasOwner, isAdmin }),
        ...(hasOwner ? { tone: 'good' } : { isLasting: true, action: members }),
      });
      onAsked(asked, takeBack, hasOwner);
      void refreshTasks(client, businessId);
      onClose();
    },
  });
  const cancel = () => {
    kept.forget();
    onClose();
  };
  return (
    <Dialog
      title={isOne ? 'Ask the owner' : `Ask the owner about ${entries.length} entries`}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button
            type="submit"
            form="ask-form"
            variant="primary"
            keyHint={keyCap('mod+Enter', isMac)}
            isPending={isPending}
            isDisabled={isTooMany}
          >
            Ask the owner
          </Button>
        </>
      }
    >
      <Form id="ask-form" {...formProps} className="flex flex-col gap-4">
        <DraftNote {...kept.note} className="-mb-1" />
        {isOne && first && (
          <p className="text-soft">
            {titleOf(first)} · {formatDay(first.datetime, locale)}
          </p>
        )}
        <Select
          label="What do you need?"
          choices={kinds}
          value={kind}
          onChange={(chosen) =>
            kept.change({ kind: chosen, ...(body === openings[kind] && { body: openings[chosen] }) })
          }
        />
        <TextAreaField
          label="Message"
          placeholder="What was this for?"
          description={isOne ? undefined : 'The owner receives it once for each entry.'}
          value={body}
          onChange={(typed) => kept.change({ body: typed })}
          maxLength={4000}
          error={errorOf('/body')}
          autoFocus
        />
        <FormMessage message={isTooMany ? tooMany(locale) : message} />
      </Form>
    </Dialog>
  );
}
