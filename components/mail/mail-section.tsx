'use client';

import { useBusiness } from '@/components/shell/business-context';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { Section } from '@/components/ui/section';
import type { MailFormProps } from './mail-form';

const MailForm = lazyComponent(() => import('./mail-form'), { isDrawnByServer: true });

type Props = MailFormProps & {
  email: string;
  /** Whether mail is set up here. */
  hasMail: boolean;
};

/** What the user is mailed about the business at hand. */
export function MailSection({ email, hasMail, ...form }: Props) {
  const { name } = useBusiness();
  const title = `Mail about ${name}`;
  if (!hasMail) {
    return (
      <Section
        title={title}
        lead="No mail is set up for this Daybook. Open questions are under Tasks, month-end packages under Reports."
      >
        {null}
      </Section>
    );
  }
  return (
    <Section title={title} lead={`Sent to ${email}. Nothing is sent when there is nothing to ask.`}>
      <MailForm {...form} />
    </Section>
  );
}
