import { FileQuestion } from 'lucide-react';
import { EmptyState } from '@/components/ui/notices/empty-state';

export default function BusinessNotFound() {
  return (
    <EmptyState icon={<FileQuestion aria-hidden className="size-6" />} title="Page not found" isPage>
      The address is wrong, or the page no longer exists.
    </EmptyState>
  );
}
