'use client';
import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { Button as PlainButton } from 'react-aria-components/Button';
import { Button } from '@/components/ui/button';
import { useCommandRunner } from '@/components/ui/commands/commands';
import { Kbd } from '@/components/ui/commands/kbd';
import { useLocale } from '@/components/ui/locale';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import { formatCount } from '@/lib/format/count';
import type { ReviewActions } from './actions/use-review-commands';
import type { ActPreview } from './readiness/left-entries';
import { previewWords } from './readiness/left-words';

type FooterProps = {
  actions: ReviewActions;
  status: ReviewStatus;
  canWrite: boolean;
  selectedCount: number;
  /** What confirming the selection would do. */
  preview: ActPreview | null;
  /** Everything is selected, of a list that was not read whole: none of it can be asked about by itself. */
  isEvery: boolean;
  /** How many it has. */
  totalCount: number;
  message: string;
};

const bar =
  '@container flex min-h-10 shrink-0 items-center gap-y-1 border-t border-line px-4 py-1 text-xs text-soft print:hidden';

/** The keys as buttons; while rows are selected, what can be done to all of them. */
export const ReviewFooter = memo(function ReviewFooter(props: FooterProps) {
  const { actions, status, canWrite, selectedCount, totalCount, message } = props;
  const showKeys = useCommandRunner('keys');
  if (selectedCount > 0) return <SelectionBar {...props} />;
  return (
    <div
      data-message={message !== '' || undefined}
      className={clsx(bar, 'group/bar gap-x-1', message === '' && 'max-sm:hidden')}
    >
      <div className="contents max-sm:hidden">
        {totalCount > 0 && <MoveKeys actions={actions} status={status} canWrite={canWrite} />}
        {canWrite && <KeyButton cap="u" name="undo" label="Undo" onPress={actions.undo} />}
        <KeyButton cap="?" label="Show all keys" onPress={showKeys} />
      </div>
      <span role="status" title={message} className="min-w-0 flex-1 truncate text-faint sm:text-right">
        {message}
      </span>
      {canWrite && message !== '' && (
        <Button size="small" className="sm:hidden" onPress={actions.undo}>
          Undo
        </Button>
      )}
    </div>
  );
});

type KeysProps = Pick<FooterProps, 'actions' | 'status' | 'canWrite'>;

/** Thirty buttons: not drawn again by the message beside them. */
const MoveKeys = memo(function MoveKeys({ actions, status, canWrite }: KeysProps) {
  return (
    <>
      <KeyGroup name="move">
        <KeyButton cap="j" label="Next entry" onPress={() => actions.move(1)} />
        <KeyButton cap="k" label="Previous entry" onPress={() => actions.move(-1)} />
      </KeyGroup>
      {canWrite && (
        <>
          {status !== 'confirmed' && (
            <KeyButton cap="c" name="confirm" label="Confirm and go on" onPress={actions.confirm} />
          )}
          <KeyGroup name="suggestions">
            {[0, 1, 2].map((index) => (
              <KeyButton
                key={index}
                cap={`${index + 1}`}
                label={`Take suggestion ${index + 1}`}
                onPress={() => actions.takeGuess(index)}
              />
            ))}
          </KeyGroup>
          <KeyButton cap="e" name="ledger" label="Change the ledger" onPress={actions.changeLedger} />
          <KeyButton cap="s" name="split" label="Split over several ledgers" onPress={actions.split} />
          <KeyButton cap="r" name="receipt" label="Receipt" onPress={actions.receipt} />
          <KeyButton cap="a" name="ask" label="Ask the owner" onPress={actions.ask} />
          {status !== 'bookkeeper_pending' && (
            <KeyButton
              cap="b"
              name="return"
              label="Return to review"
              onPress={() => actions.setStatus('bookkeeper_pending')}
            />
          )}
          <KeyGroup name="select">
            <KeyButton cap="x" label="Select" onPress={actions.toggle} />
            <KeyButton cap="⇧ x" label="Select up to here" onPress={actions.extend} />
          </KeyGroup>
        </>
      )}
    </>
  );
});

/** Two keys that do the like, under one word. */
function KeyGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center whitespace-nowrap">
      {children}
      <KeyName name={name} />
    </span>
  );
}

type KeyButtonProps = { cap: string; name?: string; label: string; onPress: () => void };

function KeyButton({ cap, name, label, onPress }: KeyButtonProps) {
  return (
    <PlainButton
      aria-label={label}
      onPress={onPress}
      className="inline-flex h-7 min-w-6 items-center justify-center rounded px-1 whitespace-nowrap hover:bg-hover hover:text-ink"
    >
      <Kbd>{cap}</Kbd>
      {name !== undefined && <KeyName name={name} />}
    </PlainButton>
  );
}

/** Where the bar is not long enough for both, the message goes before the names of keys. */
function KeyName({ name }: { name: string }) {
  return <span className="ml-1.5 @max-[45rem]:hidden group-data-message/bar:@max-5xl:hidden">{name}</span>;
}

function SelectionBar(props: FooterProps) {
  const { actions, status, selectedCount, preview, isEvery, message } = props;
  const locale = useLocale();
  return (
    <section aria-label="Selected entries" className={`${bar} flex-wrap gap-x-3 bg-selected text-ink`}>
      <span className="mr-1 font-medium">{formatCount(selectedCount, locale)} selected</span>
      {preview && status !== 'confirmed' && (
        <span className="text-soft">{previewWords(preview, locale)}</span>
      )}
      {!isEvery && selectedCount < props.totalCount && (
        <Button onPress={actions.selectAll}>Select all {formatCount(props.totalCount, locale)}</Button>
      )}
      {message !== '' && <span role="status">{message}</span>}
      {status !== 'confirmed' && (
        <Button variant="primary" keyHint="c" onPress={actions.confirm}>
          Confirm all
        </Button>
      )}
      <Button keyHint="e" onPress={actions.changeLedger}>
        Change ledger
      </Button>
      {!isEvery && (
        <>
          <Button keyHint="a" onPress={actions.ask}>
            Ask the owner
          </Button>
          <Button keyHint="r" onPress={actions.receipt}>
            Ask for receipts
          </Button>
        </>
      )}
      {status !== 'bookkeeper_pending' && (
        <Button keyHint="b" onPress={() => actions.setStatus('bookkeeper_pending')}>
          Return to review
        </Button>
      )}
      <Button variant="quiet" keyHint="Esc" onPress={actions.leave}>
        Clear
      </Button>
    </section>
  );
}
