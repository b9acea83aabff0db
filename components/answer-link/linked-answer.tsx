'use client';

import { Paperclip, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { SignInFrame } from '@/components/session/sign-in-frame';
import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/file-input';
import { FormMessage } from '@/components/ui/form-message';
import { useLocale } from '@/components/ui/locale';
import { TextAreaField } from '@/components/ui/text-field';
import { useSubmission } from '@/components/ui/use-submission';
import { acceptedFiles } from '@/components/uploads/accepted-files';
import { formatLongDay } from '@/lib/format/day';
import type { LinkedQuestion } from '@/lib/opened-link';
import { answerQuestion } from '@/server/dashboard/actions/mail';
import { findLinkedDraft, forgetLinkedDraft, keepLinkedDraft } from './linked-draft';
import type { Sent } from './linked-ending';
import { LinkedFiles } from './linked-files';
import { keptFile, useLinkedFiles } from './use-linked-files';

type Props = {
  token: string;
  question: LinkedQuestion;
  onEnd: (end: { state: 'answered' } | ({ state: 'sent' } & Sent)) => void;
};

/** The question, and the three ways to answer it: by a tap, in words, by a photo. */
export function LinkedAnswer({ token, question, onEnd }: Props) {
  const { businessName, kind, messages, options, filesLeft } = question;
  const [found] = useState(() => findLinkedDraft(token));
  const [body, setBody] = useState(found.body);
  const files = useLinkedFiles(token, found.files, filesLeft);
  const kept = JSON.stringify({ body, files: files.files.map(keptFile) });
  useEffect(() => keepLinkedDraft(token, JSON.parse(kept)), [token, kept]);
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const chosen = useRef<string | null>(null);
  const wantsReceipt = kind === 'receipt_request';
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: async () => {
      const sent = await answerQuestion({
        token,
        body,
        ledgerId: chosen.current,
        documentIds: files.documentIds,
      });
      if (!sent.ok && sent.problem.code === 'conflict') onEnd({ state: 'answered' });
      return sent;
    },
    onDone: () => {
      forgetLinkedDraft(token);
      onEnd({
        state: 'sent',
        choice: options.find(({ ledger_id: id }) => id === chosen.current)?.name ?? null,
        leftOut: files.files.flatMap(({ state, name }) => (state === 'refused' ? [name] : [])),
      });
    },
  });
  const says = body.trim() !== '' || files.documentIds.length > 0;
  const submit = formProps.onSubmit;
  return (
    <SignInFrame
      title={wantsReceipt ? 'Do you have the receipt?' : 'A question of your bookkeeper'}
      lead={businessName}
    >
      <Facts question={question} />
      <ol aria-label="What was written" className="flex flex-col gap-3">
        {messages.map(({ from, body: text, at }) => (
          <li
            key={`${at} ${text}`}
            className={from === 'business' ? 'border-l-2 border-accent pl-3' : 'border-l-2 border-edge pl-3'}
          >
            <p className="text-xs text-faint">{from === 'business' ? 'You' : 'Bookkeeper'}</p>
            <p className="text-sm wrap-anywhere whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ol>
      <Form
        {...formProps}
        ref={form}
        onSubmit={async (event) => {
          await submit(event);
          chosen.current = null;
        }}
        className="flex flex-col gap-4"
      >
        {options.length > 0 && (
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 font-medium">It was for …</legend>
            <div className="flex flex-wrap gap-2">
              {options.map(({ ledger_id: id, name }) => (
                <Button
                  key={id}
                  className="h-11! flex-1"
                  isDisabled={isPending || files.isBusy}
                  onPress={() => {
                    chosen.current = id;
                    form.current?.requestSubmit();
                  }}
                >
                  {name}
                </Button>
              ))}
            </div>
          </fieldset>
        )}
        <TextAreaField
          label="Your answer"
          value={body}
          onChange={setBody}
          maxLength={4000}
          rows={3}
          isSentByKey
          error={errorOf('/body')}
        />
        <LinkedFiles files={files} />
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-2">
          <Button
            className="h-11! flex-1"
            variant={wantsReceipt && !says ? 'primary' : 'plain'}
            icon={<Paperclip aria-hidden className="size-3.5" />}
            isDisabled={files.isFull}
            onPress={() => input.current?.click()}
          >
            {wantsReceipt ? 'Add the receipt' : 'Add a photo or PDF'}
          </Button>
          <Button
            type="submit"
            className="h-11! flex-1"
            variant={wantsReceipt && !says ? 'plain' : 'primary'}
            icon={<Send aria-hidden className="size-3.5" />}
            isDisabled={!says || files.isBusy}
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
