import type { Metadata } from 'next';
import { FormatsSection } from '@/components/account/formats-section';
import { PasskeysSection } from '@/components/account/passkeys-section';
import { SessionsSection } from '@/components/account/sessions-section';
import { TwoStepSection } from '@/components/account/two-step-section';
import { SignOutButton } from '@/components/businesses/sign-out-button';
import { MailSection } from '@/components/mail/mail-section';
import { PasswordForm } from '@/components/session/password-form';
import { Section } from '@/components/ui/section';
import { readAccount } from '@/server/dashboard/queries/account';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Your account' };

export default async function AccountPage({ params }: { params: Promise<{ businessId: string }> }) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const { user } = member;
  const { ways, passkeys, secondFactor, sessions, formats, mail } = await readAccount(member, businessId);
  return (
    <div className="max-w-3xl">
      <Section title="Your account" lead={`${user.name}, signed in as ${user.email}`}>
        {ways.password ? (
          <PasswordForm email={user.email} />
        ) : (
          <p>You have no password here{ways.providerName && `: you sign in with ${ways.providerName}`}.</p>
        )}
      </Section>
      <FormatsSection {...formats} />
      <MailSection email={user.email} {...mail} />
      {passkeys && <PasskeysSection passkeys={passkeys} hasPassword={ways.password} />}
      {ways.password && <TwoStepSection {...secondFactor} />}
      <SessionsSection sessions={sessions} />
      <Section title="Sign out on this device" lead="Ends the session in this browser only.">
        <SignOutButton variant="plain" />
      </Section>
    </div>
  );
}
