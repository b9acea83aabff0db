'use client';

import { useEffect, useRef } from 'react';
import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { titleOf } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { TextAreaField } from '@/components/ui/fields/text-field';
import { PageDrop } from '@/components/ui/files/page-drop';
import { reportEarlyInput } from '@/components/ui/loading/early-input';
import { FormMessage } from '@/components/ui/submission/form-message';
import { acceptedWords } from '@/components/uploads/accepted-files';
import { longestMessage } from '@/lib/contract/limits';
import { AmountMismatchNotice } from './amount-mismatch-notice';
import { AnswerButtons } from './answer-buttons';
import { AnswerChoices } from './answer-choices';
import { AnswerFiles } from './answer-files';
import { type AnswerInput, useAnswer } from './use-answer';

/**
 * A ledger by one tap, words, receipts, or several of them. The owner answers; the reply of a bookkeeper is a question again. Files are uploaded as
 * they come; one that does not fit the payment is asked about before the answer can be sent.
 */
export function AnswerForm(props: AnswerInput) {
  const { task, about } = props;
  const { canWrite, currency } = useBusiness();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => reportEarlyInput(form.current), []);
  const { draft, write, files, options, chosen, isForPayee, setIsForPayee, says, submission } =
    useAnswer(props);
  const { formProps, isPending, errorOf, message } = submission;
  const { paid, isReading, isWaiting } = files;
  const wantsReceipt = task.kind === 'receipt_request' && !canWrite;
  return (
    <Form
      {...formProps}
      ref={form}
      onSubmit={async (event) => {
        await formProps.onSubmit(event);
        chosen.current = null;
      }}
      className="flex flex-col gap-3"
    >
      {options && options.ledgers.length > 0 && about && (
        <AnswerChoices
          options={options}
          ledgers={about.ledgers}
          payee={titleOf(about.entry)}
          postedAt={about.entry.datetime}
          isForPayee={isForPayee}
          onForPayee={setIsForPayee}
          isDisabled={isWaiting || isPending}
          onChoose={(ledgerId) => {
            chosen.current = ledgerId;
            form.current?.requestSubmit();
          }}
        />
      )}
      <DraftNote {...draft.note} className="-mb-1" />
      <TextAreaField
        label={canWrite ? 'Reply to the owner' : 'Your answer'}
        value={draft.values.body}
        onChange={write}
        maxLength={longestMessage}
        rows={wantsReceipt || options ? 2 : 3}
        isSentByKey
        error={errorOf('/body')}
      />
      <AnswerFiles uploads={files.uploads} queue={files.queue} />
      {paid &&
        files.asked.map((mismatch) => (
          <AmountMismatchNotice
            key={mismatch.documentId}
            mismatch={mismatch}
            paid={paid.units}
            currency={currency}
            onKeep={() => files.keep(mismatch.documentId)}
            onRemove={() => files.remove(mismatch.documentId)}
          />
        ))}
      <FormMessage message={message ?? errorOf('/ledger_id') ?? null} />
      <AnswerButtons
        {...{ wantsReceipt, says, isWaiting, isPending }}
        sendName={isReading && !canWrite ? 'Reading …' : 'Send'}
        onFiles={files.add}
      />
      <PageDrop title="Drop to add it to the answer" description={acceptedWords} onFiles={files.add} />
    </Form>
  );
}
