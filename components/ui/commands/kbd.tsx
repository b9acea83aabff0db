import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The cap of a key. Hidden from assistive technology, which would read it into the name of its button. */
export function Kbd({ children, onAccent = false }: { children: ReactNode; onAccent?: boolean }) {
  return (
    <kbd
      aria-hidden
      className={clsx(
        'inline-block min-w-4 rounded border border-b-2 px-1 text-center font-sans text-2xs leading-[15px] font-medium max-sm:hidden',
        onAccent
          ? 'border-[color-mix(in_srgb,currentColor_45%,transparent)]'
          : 'border-edge bg-panel text-soft',
      )}
    >
      {children}
    </kbd>
  );
}
