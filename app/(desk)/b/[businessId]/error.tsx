'use client';
import { useEffect } from 'react';
import { ErrorState } from '@/components/ui/error-state';

export default function BusinessError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  return (
    <ErrorState
      title="Something went wrong on this page"
      detail="Nothing was changed. If trying again does not help, please report it."
      onRetry={retry}
    />
  );
}
