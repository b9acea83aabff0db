'use client';

import { DateField } from '../dates/date-field';

type Props = {
  /** What the days are of, before the fields; without it they are called From and To. */
  of?: string;
  /** Midnight UTC of the first and of the last day, as the address has them. */
  from: Date | null;
  to: Date | null;
  onChange: (part: { from: Date | null } | { to: Date | null }) => void;
};

/** Narrows a list to the days from one through another; either may be left open. */
export function DayRangeFilter({ of, from, to, onChange }: Props) {
  const names = of === undefined ? { from: 'From', to: 'To' } : { from: `${of} from`, to: `${of} to` };
  return (
    <span className="flex items-center gap-2 max-sm:w-full">
      {of !== undefined && (
        <span aria-hidden className="text-soft">
          {of}
        </span>
      )}
      <DateField
        aria-label={names.from}
        placeholder="From"
        value={dayText(from) ?? ''}
        max={dayText(to)}
        onChange={(day) => onChange({ from: dateOf(day) })}
        className={fieldClass}
      />
      <span aria-hidden className="text-faint">
        –
      </span>
      <DateField
        aria-label={names.to}
        placeholder="To"
        value={dayText(to) ?? ''}
        min={dayText(from)}
        onChange={(day) => onChange({ to: dateOf(day) })}
        className={fieldClass}
      />
    </span>
  );
}

const fieldClass = 'w-36 max-sm:w-auto max-sm:flex-1';

function dayText(day: Date | null): string | undefined {
  return day?.toISOString().slice(0, 10);
}

function dateOf(day: string): Date | null {
  return day === '' ? null : new Date(`${day}T00:00:00Z`);
}
