import { FileQuestion } from 'lucide-react';
import { EmptyState } from '@/components/ui/empty-state';

export default function BusinessNotFound() {
  return (
    <EmptyState icon={<FileQuestion aria-hidden className="size-6" />} title="Nothing is here" isPage>
      The address is wrong, or what it named is gone.
    </EmptyState>
  );
}
