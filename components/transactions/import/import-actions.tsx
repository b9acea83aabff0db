'use client';

import { useBusiness } from '@/components/shell/business-context';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import type { useImport } from './use-import';

type Props = {
  batch: ReturnType<typeof useImport>;
  canStart: boolean;
  /** Whether anything that failed can be sent again. */
  canRetry: boolean;
  /** What is still to be chosen; null when nothing is. */
  missing: string | null;
  onStart: () => void;
  onClose: () => void;
};

/** What can be done now: send, or go on once everything was sent. */
export function ImportActions({ batch, canStart, canRetry, missing, onStart, onClose }: Props) {
  const { id } = useBusiness();
  if (batch.isSettled) {
    const isSomeImported = batch.files.some(
      (each) => each.state === 'settled' && each.outcomes.some(({ outcome }) => outcome.ok),
    );
    return (
      <>
        <Missing what={missing} />
        <Button onPress={batch.clear}>Import more</Button>
        {batch.canRetry && (
          <Button onPress={onStart} isDisabled={!canRetry}>
            Try again
          </Button>
        )}
        {isSomeImported && <ButtonLink href={paths.review(id)}>Go to review</ButtonLink>}
        <Button variant="primary" onPress={onClose} autoFocus>
          Done
        </Button>
      </>
    );
  }
  return (
    <>
      <Missing what={missing} />
      <Button onPress={onClose} isDisabled={batch.isSending}>
        Cancel
      </Button>
      <Button
        variant="primary"
        onPress={onStart}
        isPending={batch.isSending}
        isDisabled={!canStart && !batch.isSending}
      >
        Import
      </Button>
    </>
  );
}

function Missing({ what }: { what: string | null }) {
  if (what === null) return null;
  return (
    <span role="status" className="mr-auto self-center text-xs text-soft">
      {what}
    </span>
  );
}
