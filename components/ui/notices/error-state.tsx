'use client';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../button';

export type ErrorStateProps = {
  /** What failed, such as "The journal could not be read". */
  title: string;
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
};

/** Says what failed and lets one try again. */
export function ErrorState({ title, detail, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-1 px-6 py-16 text-center">
      <TriangleAlert aria-hidden className="mb-2 size-5 text-bad" />
      <p className="text-base font-semibold">{title}</p>
      {detail && <p className="wrap-anywhere text-soft">{detail}</p>}
      {onRetry && (
        <Button
          className="mt-4"
          icon={<RotateCw aria-hidden className="size-3.5" />}
          onPress={onRetry}
          isPending={isRetrying}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
