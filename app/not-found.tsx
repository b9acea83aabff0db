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
        title="Nothing is here"
        isPage
        action={
          <ButtonLink variant="primary" href={paths.businesses()}>
            To your businesses
          </ButtonLink>
        }
      >
        The address is wrong, or what it named is gone or not yours to see.
      </EmptyState>
    </main>
  );
}
