'use client';
import { clsx } from 'clsx';
import { Button as PlainButton } from 'react-aria-components/Button';
import { Kbd } from '@/components/ui/commands/kbd';
import { Confidence } from '../../confidence';
import { type LedgerIndex, ledgerName } from '../../entry-summary';
import type { Guess } from '../../guesses';

type GuessListProps = {
  guesses: readonly Guess[];
  /** They are the second choice: confirming accepts a suggested link. */
  isInstead: boolean;
  /** The ledger that the entry is on now. */
  currentId: string | null;
  ledgers: LedgerIndex;
  /** From this confidence on a guess is certain. */
  certainFrom: number;
  isDisabled: boolean;
  onTake: (index: number) => void;
};

/** The ledgers that may be right, each with its key and how likely it is; a press takes one. */
export function GuessList(props: GuessListProps) {
  if (props.guesses.length === 0) return null;
  if (!props.isInstead) return <Guesses {...props} />;
  return (
    <section>
      <h3 className="mb-1.5 text-xs text-soft">Or choose a ledger instead</h3>
      <Guesses {...props} />
    </section>
  );
}

function Guesses({ guesses, currentId, ledgers, certainFrom, isDisabled, onTake }: GuessListProps) {
  return (
    <ul aria-label="Suggested ledgers" className="flex flex-col gap-1">
      {guesses.map(({ ledgerId, confidence }, index) => {
        const isCurrent = ledgerId === currentId;
        return (
          <li key={ledgerId}>
            <PlainButton
              aria-pressed={isCurrent}
              isDisabled={isDisabled}
              onPress={() => onTake(index)}
              className={clsx(
                'flex min-h-8 w-full items-center gap-2.5 rounded-md border px-2 text-left',
                isCurrent ? 'border-accent bg-selected' : 'border-line hover:bg-hover',
                isDisabled && 'opacity-60',
              )}
            >
              <Kbd>{index + 1}</Kbd>
              <span className="min-w-0 flex-1 wrap-anywhere">{ledgerName(ledgers, ledgerId)}</span>
              {confidence !== null && (
                <Confidence
                  confidence={confidence}
                  isCertain={confidence >= certainFrom}
                  className="text-xs text-soft"
                />
              )}
            </PlainButton>
          </li>
        );
      })}
    </ul>
  );
}
