'use client';

import { Paperclip, Send } from 'lucide-react';
import { useRef } from 'react';
import { Form } from 'react-aria-components/Form';
import { SignInFrame } from '@/components/session/sign-in-frame';
import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/fields/text-field';
import { FileInput } from '@/components/ui/files/file-input';
import { useLocale } from '@/components/ui/locale';
import { FormMessage } from '@/components/ui/submission/form-message';
import { acceptedFiles } from '@/components/uploads/accepted-files';
import { longestMessage } from '@/lib/contract/limits';
import { formatLongDay } from '@/lib/format/day';
import type { LinkedQuestion } from '@/lib/opened-link';
import { LinkedFiles } from './linked-files';
import { useLinkedAnswer } from './use-linked-answer';

/** The question, and the three ways to answer it: by a tap, in words, by a photo. */
export function LinkedAnswer(props: Parameters<typeof useLinkedAnswer>[0]) {
  const { businessName, kind, messages, options } = props.question;
  const answer = useLinkedAnswer(props);
  const { files, isPending, hasContent } = answer;
  const input = useRef<HTMLInputElement>(null);
  const wantsReceipt = kind === 'receipt_request';
  return (
    <SignInFrame
      title={wantsReceipt ? 'Do you have the receipt?' : 'A question of your bookkeeper'}
      lead={businessName}
    >
      <Facts question={props.question} />
      <Messages messages={messages} />
      <Form {...answer.formProps} className="flex flex-col gap-4">
        {options.length > 0 && (
          <LedgerButtons options={options} isDisabled={isPending || files.isBusy} onChoose={answer.choose} />
        )}
        <TextAreaField
          label="Your answer"
          value={answer.body}
          onChange={answer.setBody}
          maxLength={longestMessage}
          rows={3}
          isSentByKey
          error={answer.errorOf('/body')}
        />
        <LinkedFiles files={files} />
        <FormMessage message={answer.message} />
        <div className="flex flex-wrap gap-2">
          <Button
            className="h-11! flex-1"
            variant={wantsReceipt && !hasContent ? 'primary' : 'plain'}
            icon={<Paperclip aria-hidden className="size-3.5" />}
            isDisabled={files.isFull}
            onPress={() => input.current?.click()}
          >
            {wantsReceipt ? 'Add the receipt' : 'Add a photo or PDF'}
          </Button>
          <Button
            type="submit"
            className="h-11! flex-1"
            variant={wantsReceipt && !hasContent ? 'plain' : 'primary'}
            icon={<Send aria-hidden className="size-3.5" />}
            isDisabled={!hasContent || files.isBusy}
            isPending={isPending}
          >
            Send
          </Button>
        </div>
        <FileInput
          inputRef={input}
          label="Files for the answer"
          accept={acceptedFiles}
          allowsMany
          onFiles={files.add}
        />
      </Form>
    </SignInFrame>
  );
}

function Facts({ question: { payee, day, units, isMovement, currency } }: { question: LinkedQuestion }) {
  const locale = useLocale();
  return (
    <div className="border-y border-line py-2.5">
      <p className="flex items-baseline justify-between gap-3 font-semibold">
        <span className="min-w-0 wrap-anywhere">{payee}</span>
        <Amount units={units} currency={currency} isMovement={isMovement} />
      </p>
      <p className="text-soft">
        {formatLongDay(day, locale)} · {currency}
      </p>
    </div>
  );
}

function Messages({ messages }: Pick<LinkedQuestion, 'messages'>) {
  return (
    <ol aria-label="What was written" className="flex flex-col gap-3">
      {messages.map(({ from, body, at }) => (
        <li
          key={`${at} ${body}`}
          className={from === 'business' ? 'border-l-2 border-accent pl-3' : 'border-l-2 border-edge pl-3'}
        >
          <p className="text-xs text-faint">{from === 'business' ? 'You' : 'Bookkeeper'}</p>
          <p className="text-sm wrap-anywhere whitespace-pre-wrap">{body}</p>
        </li>
      ))}
    </ol>
  );
}

type LedgerButtonsProps = Pick<LinkedQuestion, 'options'> & {
  isDisabled: boolean;
  onChoose: (ledgerId: string) => void;
};

/** The ledgers that the bookkeeper offers as answers. */
function LedgerButtons({ options, isDisabled, onChoose }: LedgerButtonsProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">It was for …</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ ledger_id: id, name }) => (
          <Button key={id} className="h-11! flex-1" isDisabled={isDisabled} onPress={() => onChoose(id)}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
