'use client';

import { CalendarRange } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { Popover } from '@/components/ui/overlays/popover';
import type { Day } from '@/lib/dates/instant';
import { NamedChoice } from '../named-choice';
import type { DateRange } from './date-ranges';

type Props = {
  /** The days that are counted: of a comparison, fewer than were chosen. */
  title: string;
  days: { start: Day; end: Day };
  ranges: readonly DateRange[];
  onChoose: (days: Pick<DateRange, 'start' | 'end'> & Partial<DateRange>) => void;
};

/** The days of the report: by name, or from and to. */
export function RangePicker({ title, days, ranges, onChoose }: Props) {
  return (
    <Popover
      label="Days of the report"
      placement="bottom end"
      className="w-72 max-sm:w-[calc(100vw-32px)] max-sm:max-w-96"
      trigger={
        <Button
          icon={<CalendarRange aria-hidden className="size-3.5 shrink-0" />}
          className="max-sm:flex-1 max-[18rem]:h-auto! max-[18rem]:min-h-11 max-[18rem]:shrink max-[18rem]:whitespace-normal"
        >
          {title}
        </Button>
      }
    >
      {(close) => (
        <>
          <div className="-mx-1 flex flex-col">
            {ranges.map((range) => (
              <NamedChoice
                key={range.id}
                name={range.name}
                isChosen={range.start === days.start && range.end === days.end}
                onChoose={() => {
                  onChoose(range);
                  close();
                }}
              />
            ))}
          </div>
          <div className="mt-3 grid grid-cols-2 gap-2 max-[360px]:grid-cols-1 border-t border-line pt-3">
            <DateField
              label="From"
              value={days.start}
              max={days.end}
              onChange={(start) => start !== '' && onChoose({ ...days, start })}
            />
            <DateField
              label="To"
              value={days.end}
              min={days.start}
              onChange={(end) => end !== '' && onChoose({ ...days, end })}
            />
          </div>
        </>
      )}
    </Popover>
  );
}
