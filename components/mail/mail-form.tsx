'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/choices/select';
import { Moment } from '@/components/ui/dates/moment';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { countOf } from '@/lib/format/count';
import type { MailChoice } from '@/lib/mail-choice';
import { endQuestionLinks, saveMailChoice } from '@/server/dashboard/actions/mail';

const ConfirmDialog = lazyComponent(() =>
  import('@/components/ui/overlays/confirm-dialog').then((file) => file.ConfirmDialog),
);

export type MailFormProps = {
  choice: MailChoice;
  last: { at: string; isSent: boolean } | null;
  /** How many links to questions still work. */
  openLinks: number;
};

const frequencies = [
  { id: 'weekly', name: 'Every week, on Monday' },
  { id: 'daily', name: 'Every day' },
  { id: 'never', name: 'Never' },
] as const;

/** Chooses what the user is mailed about the business at hand. */
export default function MailForm({ choice, last, openLinks }: MailFormProps) {
  const { id: businessId, name, canWrite } = useBusiness();
  const router = useRouter();
  const [chosen, setChosen] = useState(choice);
  const { formProps, isPending, message } = useSubmission({
    act: () => saveMailChoice(businessId, chosen),
    onDone: () => {
      showToast({ title: 'Saved', tone: 'good' });
      router.refresh();
    },
  });
  return (
    <>
      <Form
        {...formProps}
        aria-label={`Mail about ${name}`}
        className="flex max-w-md flex-col items-start gap-4"
      >
        <Select
          label="Open questions"
          className="w-full"
          choices={frequencies}
          value={chosen.questions}
          onChange={(questions) => setChosen((now) => ({ ...now, questions }))}
          description={
            canWrite
              ? 'The questions that wait for the owner, at 8 in the morning. The links ask you to sign in.'
              : 'At 8 in the morning. Each question has a link that opens it alone, without signing in, for seven days.'
          }
        />
        <Checkbox
          className="min-h-11 sm:min-h-6"
          isSelected={chosen.packages}
          onChange={(packages) => setChosen((now) => ({ ...now, packages }))}
        >
          Tell me when a month is closed and its package is ready
        </Checkbox>
        {last && (
          <p className="text-soft">
            {last.isSent
              ? 'The last message was handed to the mail server '
              : 'The last message could not be sent: '}
            <Moment value={last.at} />.
          </p>
        )}
        <FormMessage message={message} />
        <Button type="submit" variant="primary" isPending={isPending}>
          Save mail
        </Button>
      </Form>
      {openLinks > 0 && <OpenLinks businessId={businessId} count={openLinks} />}
    </>
  );
}

function OpenLinks({ businessId, count }: { businessId: string; count: number }) {
  const locale = useLocale();
  const router = useRouter();
  const [isEnding, setIsEnding] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="max-w-md">
        {countOf(count, 'link to a question works', 'links to questions work', locale)} without signing in.
        End them if a message went astray.
      </p>
      <Button className="max-sm:h-11" onPress={() => setIsEnding(true)}>
        End all links
      </Button>
      {isEnding && (
        <ConfirmDialog
          title="End all links to questions?"
          actionName="End links"
          act={() => endQuestionLinks(businessId, {})}
          onDone={() => {
            setIsEnding(false);
            showToast({ title: 'The links have ended', tone: 'good' });
            router.refresh();
          }}
          onClose={() => setIsEnding(false)}
        >
          <p>The questions stay open under Tasks, and come with new links in your next message.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
