'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { monthFigures } from '@/lib/contract/choices';
import type { MonthNote } from '@/lib/contract/month-note';
import { saveMonthNote } from '@/server/dashboard/actions/month-notes';
import type { MonthFigures } from './month-figures';
import { sentencesIn, wordsOf } from './sentences';

type Props = {
  note: MonthNote;
  /** The usual sentences of the month, as its figures are now. */
  usual: readonly string[];
  figures: MonthFigures;
  onClose: () => void;
};

const changedMeanwhile =
  'The commentary was changed since you opened it, by somebody else or by you in another window. Yours was not saved: copy it, close this form and open it again.';

/** Changes the commentary as it was when the form was opened, a sentence a line. Figures are named, never typed: they stay those of the books. */
export function CommentaryDialog({ note: present, usual, figures, onClose }: Props) {
  const { id: businessId } = useBusiness();
  const router = useRouter();
  const [note] = useState(present);
  const kept = useDraftState({
    form: `month note ${note.month} ${note.version}`,
    businessId,
    empty: () => ({ words: wordsOf(note, usual) }),
  });
  const sentences = sentencesIn(kept.values.words, usual);
  const { formProps, isPending, errorOf, message } = useSubmission({
    savedBefore:
      'It had already been saved as you first sent it. Close this form and open it again to change it.',
    act: async (idempotencyKey) => {
      const answer = await saveMonthNote(businessId, {
        idempotencyKey,
        month: note.month,
        version: note.version,
        note: { sentences },
      });
      if (answer.ok || answer.problem.code !== 'stale_version') return answer;
      router.refresh();
      return { ok: false as const, problem: { ...answer.problem, detail: changedMeanwhile } };
    },
    idempotencyKey: kept.idempotencyKey,
    onDone: () => {
      kept.forget();
      router.refresh();
      onClose();
    },
    within: '/note',
  });
  const error = sentences
    .map((_, index) => {
      const fault = errorOf(`/sentences/${index}`);
      return fault && `Sentence ${index + 1}: ${fault}`;
    })
    .find((fault) => fault !== undefined);
  const formId = 'words-form';
  return (
    <Dialog
      title="Commentary"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      actions={
        <>
          <Button onPress={() => kept.change({ words: usual.join('\n') })}>Usual sentences</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            Save
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps} className="flex flex-col gap-4">
        <DraftNote {...kept.note} className="-mb-1" />
        <TextAreaField
          label="One sentence a line"
          rows={9}
          value={kept.values.words}
          onChange={(words) => kept.change({ words })}
          error={error ?? errorOf('/sentences')}
          description="A figure is named in braces and comes from the books; none is typed. Usual sentences that you leave as they are go on following the books. No sentences bring all of them back."
        />
        <dl className="grid grid-cols-[auto_1fr_auto_1fr] gap-x-3 gap-y-0.5 text-xs text-soft max-sm:grid-cols-[auto_1fr]">
          {monthFigures.map((name) => (
            <div key={name} className="contents">
              <dt className="font-mono">{`{${name}}`}</dt>
              <dd className="truncate tabular-nums">{figures[name]}</dd>
            </div>
          ))}
        </dl>
        <FormMessage message={message} />
      </Form>
    </Dialog>
  );
}
