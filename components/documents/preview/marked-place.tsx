import type { Place } from '@/lib/contract/document';

/** Room around the letters, as a share of the picture. */
const margin = 0.008;

/** Marks a place of the picture that it lies on. */
export function MarkedPlace({ place: { left, top, right, bottom } }: { place: Place }) {
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  return (
    <span
      aria-hidden
      ref={(mark) => {
        mark?.style.setProperty('left', percent(left - margin));
        mark?.style.setProperty('top', percent(top - margin));
        mark?.style.setProperty('width', percent(right - left + 2 * margin));
        mark?.style.setProperty('height', percent(bottom - top + 2 * margin));
      }}
      className="pointer-events-none absolute rounded-sm bg-warn/25 outline-2 outline-warn"
    />
  );
}
