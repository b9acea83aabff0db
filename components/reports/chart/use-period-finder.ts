import type { KeyboardEvent, PointerEvent } from 'react';

/** The period that a key leads to from the one that one looks at; null for a key that leads nowhere. */
export function periodByKey(key: string, found: number | null, count: number): number | null {
  const last = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight') return found === null ? 0 : Math.min(found + 1, last);
  if (key === 'ArrowLeft') return found === null ? last : Math.max(found - 1, 0);
  return null;
}

/** What finds a period of a chart: the pointer over it, a tap, the arrow keys while it has the focus. */
export function usePeriodFinder(count: number, found: number | null, onFind: (index: number | null) => void) {
  const findAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * count);
    onFind(index >= 0 && index < count ? index : null);
  };
  return {
    tabIndex: 0,
    onPointerDown: findAt,
    onPointerMove: (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && findAt(event),
    // A finger that is lifted leaves too, and what it found should stay to be read.
    onPointerLeave: ({ pointerType }: PointerEvent<HTMLElement>) => pointerType === 'mouse' && onFind(null),
    onBlur: () => onFind(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') onFind(null);
      const index = periodByKey(event.key, found, count);
      if (index === null) return;
      event.preventDefault();
      onFind(index);
    },
  };
}
