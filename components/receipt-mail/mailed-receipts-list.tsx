'use client';

import { Mail } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Moment } from '@/components/ui/dates/moment';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { type ActionAnswer, answered } from '@/lib/client/action-answer';
import type { MailedReceipts, receiptDecisions } from '@/lib/mailed-receipts';
import {
  decideMailedReceipts,
  dismissMailedReceipts,
  retryMailedReceipts,
} from '@/server/dashboard/actions/receipt-mail';
import { refusalsOf, sentenceOf } from './mailed-words';

/** Receipts that came by mail: those of senders nobody knows wait here for a yes. */
export function MailedReceiptsList({ messages }: { messages: readonly MailedReceipts[] }) {
  if (messages.length === 0) return null;
  return (
    <section aria-label="Receipts by mail" className="border-b border-line bg-surface">
      <h2 className="flex min-h-11 items-center gap-3 pr-4 pl-5 font-semibold max-sm:pl-4">
        <Mail aria-hidden className="size-3.5 shrink-0 text-warn" />
        Receipts by mail
      </h2>
      <ul className="max-h-80 overflow-auto">
        {messages.map((message) => (
          <MailedRow key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
}

function MailedRow({ message }: { message: MailedReceipts }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  const refusals = refusalsOf(message);

  async function act(send: () => Promise<ActionAnswer<null>>, done: string) {
    setIsPending(true);
    const answer = await answered(send);
    setIsPending(false);
    if (answer.ok) showToast({ title: done, tone: 'good' });
    else showToast({ title: 'Not done', detail: answer.problem.detail, tone: 'bad' });
    router.refresh();
  }
  const decide: Decide = (decision, done) =>
    void act(() => decideMailedReceipts(businessId, { messageId: message.id, decision }), done);
  const sender = message.sender || 'an unknown sender';

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2 pr-4 pl-5 max-sm:pl-4">
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere">{sentenceOf(message, locale)}</p>
        <p className="text-xs text-faint wrap-anywhere">
          <Moment value={message.at} />
          {message.subject && ` · ${message.subject}`}
        </p>
        {refusals.map(({ name, refusal }) => (
          <p key={`${name} ${refusal}`} className="text-xs text-bad wrap-anywhere">
            {name}: {refusal}
          </p>
        ))}
      </div>
      {message.state === 'waiting' && (
        <Decision
          sender={sender}
          isKnown={Boolean(message.sender) && !message.isDoubtful}
          isPending={isPending}
          decide={decide}
        />
      )}
      {message.state === 'unfiled' && (
        <div className="flex flex-wrap gap-2">
          <Button
            className="max-sm:h-11"
            variant="primary"
            isDisabled={isPending}
            aria-label={`Try the message of ${sender} again`}
            onPress={() =>
              void act(() => retryMailedReceipts(businessId, { messageId: message.id }), 'It is tried again')
            }
          >
            Try again
          </Button>
          <Button
            className="max-sm:h-11"
            isDisabled={isPending}
            aria-label={`Delete the message of ${sender}`}
            onPress={() => decide('refuse', 'The message is deleted')}
          >
            Delete
          </Button>
        </div>
      )}
      {(message.state === 'filed' || message.state === 'unreadable') && (
        <Button
          className="max-sm:h-11"
          isDisabled={isPending}
          aria-label={`Dismiss the message of ${sender}`}
          onPress={() =>
            void act(() => dismissMailedReceipts(businessId, { messageId: message.id }), 'Dismissed')
          }
        >
          Dismiss
        </Button>
      )}
    </li>
  );
}

type Decide = (decision: (typeof receiptDecisions)[number], done: string) => void;

function Decision({
  sender,
  isKnown,
  isPending,
  decide,
}: {
  sender: string;
  /** Whether the message says who sent it, and nothing speaks against it. */
  isKnown: boolean;
  isPending: boolean;
  decide: Decide;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        className="max-sm:h-11"
        variant="primary"
        isDisabled={isPending}
        aria-label={`Accept the receipts of ${sender}`}
        onPress={() => decide('accept', 'The receipts are taken')}
      >
        Accept
      </Button>
      {isKnown && (
        <Button
          className="max-sm:h-11"
          isDisabled={isPending}
          aria-label={`Always accept receipts of ${sender}`}
          onPress={() => decide('always', `Receipts of ${sender} are taken from now on`)}
        >
          Always
        </Button>
      )}
      <Button
        className="max-sm:h-11"
        isDisabled={isPending}
        aria-label={`Refuse the receipts of ${sender}`}
        onPress={() => decide('refuse', 'The message is deleted')}
      >
        Refuse
      </Button>
    </div>
  );
}
