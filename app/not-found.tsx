import { FileQuestion } from 'lucide-react';
import { SignOutButton } from '@/components/businesses/sign-out-button';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { paths } from '@/lib/paths';
import { currentUser } from '@/server/dashboard/session/current-user';

export const metadata = { title: 'Not found' };

export default async function NotFound() {
  const user = await currentUser();
  return (
    <main className="pt-[12vh]">
      <EmptyState
        icon={<FileQuestion aria-hidden className="size-6" />}
        title="Page not found"
        isPage
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink variant="primary" href={paths.businesses()}>
              Your businesses
            </ButtonLink>
            {user && <SignOutButton variant="plain" />}
          </div>
        }
      >
        The address is wrong, the page no longer exists, or you do not have access to it.
        {user && ` You are signed in as ${user.email}: is the link for somebody else?`}
      </EmptyState>
    </main>
  );
}
