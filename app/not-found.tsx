import { FileQuestion } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/paths';

export const metadata = { title: 'Not found' };

export default function NotFound() {
  return (
    <main className="pt-[12vh]">
      <EmptyState
        icon={<FileQuestion aria-hidden className="size-6" />}
        title="Page not found"
        isPage
        action={
          <ButtonLink variant="primary" href={paths.businesses()}>
            Your businesses
          </ButtonLink>
        }
      >
        The address is wrong, the page no longer exists, or you do not have access to it.
      </EmptyState>
    </main>
  );
}
