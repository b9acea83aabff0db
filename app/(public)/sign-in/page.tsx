import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { FirstAccountForm } from '@/components/session/first-account-form';
import { ProviderButton } from '@/components/session/provider-button';
import { SignInForm } from '@/components/session/sign-in-form';
import { SignInFrame } from '@/components/session/sign-in-frame';
import { hasMail } from '@/server/dashboard/mail/send-mail';
import { currentUser } from '@/server/dashboard/session/current-user';
import { providerRefusal } from '@/server/dashboard/session/provider';
import { relyingParty } from '@/server/dashboard/session/relying-party';
import { returnPath } from '@/server/dashboard/session/return-path';
import { dashboardSettings } from '@/server/dashboard/session/settings';
import { dashboardDatabase } from '@/server/dashboard/session/storage/pool';
import { hasUsers } from '@/server/dashboard/session/storage/users';

export const metadata: Metadata = { title: 'Sign in' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignInPage({ searchParams }: Props) {
  const search = await searchParams;
  const returnTo = returnPath(search.callbackUrl);
  if (await currentUser()) redirect(returnTo);
  const { provider } = dashboardSettings();
  if (await hasUsers(dashboardDatabase())) {
    return (
      <SignInFrame title="Sign in">
        {provider && (
          <ProviderButton
            name={provider.name}
            returnTo={returnTo}
            refusal={providerRefusal(search)}
            alternative="or with your password"
          />
        )}
        <SignInForm returnTo={returnTo} canReset={hasMail()} hasPasskeys={relyingParty() !== null} />
      </SignInFrame>
    );
  }
  const lead = 'There are no accounts yet. The first one sets up the businesses and invites the others.';
  return (
    <SignInFrame title="Create the first account" lead={lead}>
      <FirstAccountForm returnTo={returnTo} />
    </SignInFrame>
  );
}
