'use client';

import { CalendarDays } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { useLocale } from '@/components/ui/locale';
import { Popover } from '@/components/ui/overlays/popover';
import type { Day } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { NamedChoice } from '../named-choice';

type Props = {
  label: string;
  day: Day;
  named: readonly { id: string; name: string; day: Day }[];
  onChoose: (day: Day) => void;
};

/** The day of a report: by name, or from the calendar. */
export function DayPicker({ label, day, named, onChoose }: Props) {
  const locale = useLocale();
  return (
    <Popover
      label={label}
      placement="bottom end"
      className="w-64"
      trigger={
        <Button icon={<CalendarDays aria-hidden className="size-3.5" />}>
          As of {formatDayOfYear(day, locale)}
        </Button>
      }
    >
      {(close) => (
        <>
          <div className="-mx-1 flex flex-col">
            {named.map((each) => (
              <NamedChoice
                key={each.id}
                name={each.name}
                detail={formatDayOfYear(each.day, locale)}
                isChosen={each.day === day}
                onChoose={() => {
                  onChoose(each.day);
                  close();
                }}
              />
            ))}
          </div>
          <div className="mt-3 border-t border-line pt-3">
            <DateField
              label="Another date"
              value={day}
              onChange={(chosen) => chosen !== '' && onChoose(chosen)}
            />
          </div>
        </>
      )}
    </Popover>
  );
}
