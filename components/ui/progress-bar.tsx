'use client';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';

export type ProgressBarProps = {
  label: string;
  /** 0 to 1, or null while the end is not known. */
  portion: number | null;
};

/** How far something is. */
export function ProgressBar({ label, portion }: ProgressBarProps) {
  return (
    <AriaProgressBar
      aria-label={label}
      isIndeterminate={portion === null}
      value={(portion ?? 0) * 100}
      className="h-1 w-full overflow-hidden rounded-full bg-chip"
    >
      {({ percentage }) => (
        <div
          className={
            percentage === undefined
              ? 'h-full w-1/3 animate-pulse rounded-full bg-accent'
              : 'h-full rounded-full bg-accent transition-[width]'
          }
          style={percentage === undefined ? undefined : { width: `${percentage}%` }}
        />
      )}
    </AriaProgressBar>
  );
}
