'use client';

import { clsx } from 'clsx';

type Props = { name: string; detail?: string; isChosen: boolean; onChoose: () => void };

/** One of the choices that have a name, in a popover. */
export function NamedChoice({ name, detail, isChosen, onChoose }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={clsx(
        'flex h-7 items-center justify-between gap-4 rounded px-2 text-left hover:bg-hover max-sm:h-11',
        isChosen && 'bg-selected font-medium',
      )}
    >
      {name}
      {detail && <span className="text-xs text-faint">{detail}</span>}
    </button>
  );
}
