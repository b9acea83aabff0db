'use client';
import { clsx } from 'clsx';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';

export type ProgressBarProps = {
  label: string;
  /** 0 to 1, or null while the end is not known. */
  portion: number | null;
};

/** Kept where the system sets the colors, which would leave nothing of it. */
const fill =
  'h-full rounded-full bg-accent forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none';

/** How far something is. */
export function ProgressBar({ label, portion }: ProgressBarProps) {
  return (
    <AriaProgressBar
      aria-label={label}
      isIndeterminate={portion === null}
      value={(portion ?? 0) * 100}
      className="h-1 w-full overflow-hidden rounded-full bg-chip forced-colors:h-2 forced-colors:border"
    >
      {({ percentage }) => (
        <div
          className={
            percentage === undefined ? clsx(fill, 'w-1/3 animate-pulse') : clsx(fill, 'transition-[width]')
          }
          style={percentage === undefined ? undefined : { width: `${percentage}%` }}
        />
      )}
    </AriaProgressBar>
  );
}
