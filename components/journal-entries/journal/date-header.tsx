import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button as PlainButton } from 'react-aria-components/Button';

type Props = { isOldestFirst: boolean; onTurn: () => void };

/** The head of the dates, which turns their order round. */
export function DateHeader({ isOldestFirst, onTurn }: Props) {
  const Arrow = isOldestFirst ? ArrowUp : ArrowDown;
  return (
    <>
      {/* Heads are repeated on each page of paper, buttons are not. */}
      <span className="hidden print:inline">Date</span>
      <PlainButton
        aria-label={isOldestFirst ? 'Date, oldest first' : 'Date, latest first'}
        onPress={onTurn}
        className="-mx-1 inline-flex h-6 items-center gap-1 rounded px-1 font-medium hover:bg-hover hover:text-ink print:hidden"
      >
        Date
        <Arrow aria-hidden className="size-3" />
      </PlainButton>
    </>
  );
}
