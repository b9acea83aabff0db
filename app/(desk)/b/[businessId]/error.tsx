'use client';
import { useEffect } from 'react';
import { ErrorState } from '@/components/ui/error-state';

export default function BusinessError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  return (
    <ErrorState
      title="This screen failed"
      detail="Nothing was changed by it. If trying again does not help, the fault is ours."
      onRetry={retry}
    />
  );
}
