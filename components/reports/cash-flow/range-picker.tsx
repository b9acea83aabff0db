'use client';

import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { Popover } from '@/components/ui/popover';
import { endOfDay, startOfDay } from '@/lib/dates/instant';
import { NamedChoice } from '../named-choice';
import { daysTitle } from '../period-title';
import type { CashFlowChoice } from './cash-flow-search';
import type { DateRange } from './date-ranges';

type Props = {
  choice: CashFlowChoice;
  ranges: readonly DateRange[];
  onChoose: (choice: CashFlowChoice) => void;
  locale: string;
};

/** The days of the report: by name, or from and to. */
export function RangePicker({ choice, ranges, onChoose, locale }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const title = daysTitle({ start: startOfDay(choice.start), end: endOfDay(choice.end) }, locale);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Button icon={<CalendarRange aria-hidden className="size-3.5" />} className="max-sm:flex-1">
        {title}
      </Button>
      <Popover label="Days of the report" placement="bottom end" className="w-72">
        <div className="-mx-1 flex flex-col">
          {ranges.map((range) => (
            <NamedChoice
              key={range.id}
              name={range.name}
              isChosen={range.start === choice.start && range.end === choice.end}
              onChoose={() => {
                onChoose({ start: range.start, end: range.end, by: range.period });
                setIsOpen(false);
              }}
            />
          ))}
        </div>
        <div className="mt-3 grid grid-cols-2 gap-2 border-t border-line pt-3">
          <DateField
            label="From"
            value={choice.start}
            max={choice.end}
            onChange={(start) => start !== '' && onChoose({ ...choice, start })}
          />
          <DateField
            label="To"
            value={choice.end}
            min={choice.start}
            onChange={(end) => end !== '' && onChoose({ ...choice, end })}
          />
        </div>
      </Popover>
    </DialogTrigger>
  );
}
