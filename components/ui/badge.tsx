import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-chip text-soft',
  accent: 'bg-selected text-accent',
  warn: 'bg-warn-surface text-warn',
  bad: 'bg-bad-surface text-bad',
} as const;

export type BadgeTone = keyof typeof tones;

/** A short state in a word. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded px-1.5 text-2xs leading-[18px] font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
