'use client';
import { clsx } from 'clsx';
import { Button as PlainButton } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useCommandRunner } from '@/components/shell/commands';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import { formatCount } from '@/lib/format/count';
import type { ReviewHands } from './use-review-commands';

type FooterProps = {
  hands: ReviewHands;
  status: ReviewStatus;
  canWrite: boolean;
  selectedCount: number;
  /** Nothing is there to move among. */
  isEmpty: boolean;
  said: string;
};

const bar =
  'flex min-h-10 shrink-0 items-center gap-x-3 gap-y-1 border-t border-line px-5 py-1 text-xs text-soft';

/** The keys as buttons; while rows are selected, what can be done to all of them. */
export function ReviewFooter(props: FooterProps) {
  const { hands, status, canWrite, selectedCount, isEmpty, said } = props;
  const showKeys = useCommandRunner('keys');
  if (selectedCount > 0) return <SelectionBar {...props} />;
  return (
    <div className={clsx(bar, said === '' && 'max-sm:hidden')}>
      <div className="contents max-sm:hidden">
        {!isEmpty && <MoveKeys hands={hands} status={status} canWrite={canWrite} />}
        {canWrite && <KeyButton keys={['u']} name="undo" label="Undo" onPress={hands.undo} />}
        <KeyButton keys={['?']} name="keys" label="Show all keys" onPress={showKeys} />
      </div>
      <span role="status" className="min-w-0 flex-1 truncate text-faint sm:text-right">
        {said}
      </span>
      {canWrite && said !== '' && (
        <Button size="small" className="sm:hidden" onPress={hands.undo}>
          Undo
        </Button>
      )}
    </div>
  );
}

function MoveKeys({ hands, status, canWrite }: Pick<FooterProps, 'hands' | 'status' | 'canWrite'>) {
  return (
    <>
      <KeyButton keys={['j']} name="next" label="Next entry" onPress={() => hands.move(1)} />
      <KeyButton keys={['k']} name="back" label="Previous entry" onPress={() => hands.move(-1)} />
      {canWrite && (
        <>
          {status !== 'confirmed' && (
            <KeyButton
              keys={['c']}
              name="confirm"
              label="Confirm and go on"
              onPress={() => hands.setStatus('confirmed')}
            />
          )}
          <KeyButton keys={['e']} name="ledger" label="Change the ledger" onPress={hands.changeLedger} />
          <KeyButton keys={['a']} name="ask" label="Ask the owner" onPress={hands.ask} />
          <KeyButton keys={['x']} name="select" label="Select" onPress={hands.toggle} />
          <KeyButton keys={['⇧ x']} name="range" label="Select up to here" onPress={hands.extend} />
        </>
      )}
    </>
  );
}

type KeyButtonProps = { keys: string[]; name: string; label: string; onPress: () => void };

function KeyButton({ keys, name, label, onPress }: KeyButtonProps) {
  return (
    <PlainButton
      aria-label={label}
      onPress={onPress}
      className="-mx-1 inline-flex h-7 items-center gap-1.5 rounded px-1 whitespace-nowrap hover:bg-hover hover:text-ink"
    >
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {name}
    </PlainButton>
  );
}

function SelectionBar({ hands, status, selectedCount }: FooterProps) {
  const { locale } = useLocale();
  return (
    <section aria-label="Selected entries" className={`${bar} flex-wrap bg-selected text-ink`}>
      <span className="mr-1 font-medium">{formatCount(selectedCount, locale)} selected</span>
      {status !== 'confirmed' && (
        <Button variant="primary" keyHint="c" onPress={() => hands.setStatus('confirmed')}>
          Confirm all
        </Button>
      )}
      <Button keyHint="e" onPress={hands.changeLedger}>
        Change ledger
      </Button>
      <Button keyHint="a" onPress={hands.ask}>
        Ask the owner
      </Button>
      {status !== 'bookkeeper_pending' && (
        <Button keyHint="b" onPress={() => hands.setStatus('bookkeeper_pending')}>
          Put back to review
        </Button>
      )}
      <Button variant="quiet" keyHint="Esc" onPress={hands.leave}>
        Clear
      </Button>
    </section>
  );
}
