import { clsx } from 'clsx';
import type { ChangeSense } from '../report-column';

/** Rise or fall by its direction, better or worse by a full or an empty triangle, in colour too, and in words. */
export function ChangeMark({ sense }: { sense: ChangeSense | null }) {
  if (sense === null) return null;
  const { isRise, isBetter } = sense;
  const sign = isBetter ? (isRise ? '▲' : '▼') : isRise ? '△' : '▽';
  return (
    <>
      <span aria-hidden className={clsx('mr-1 text-[9px]', isBetter ? 'text-money-in' : 'text-money-out')}>
        {sign}
      </span>
      <span className="sr-only">{isBetter ? 'better, ' : 'worse, '}</span>
    </>
  );
}
