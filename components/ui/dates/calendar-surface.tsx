'use client';
import { type CalendarDate, parseDate } from '@internationalized/date';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import type { Day } from '@/lib/dates/instant';
import { popupClass } from '../overlays/popup-class';

type Props = {
  /** What the day is of. */
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: Day) => void;
  onClose: () => void;
};

const stepClass = 'grid size-7 place-items-center rounded-md text-soft hover:bg-hover disabled:opacity-40';

/** The calendar behind a `DateField`, open as long as it is there. */
export default function CalendarSurface({ label, triggerRef, value, min, max, onChoose, onClose }: Props) {
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={4}
      className={popupClass}
    >
      <Dialog aria-label={`${label}, calendar`} className="p-3 outline-none">
        <Calendar
          aria-label={label}
          autoFocus
          value={dateOf(value)}
          {...(min ? { minValue: dateOf(min) } : {})}
          {...(max ? { maxValue: dateOf(max) } : {})}
          onChange={(date) => {
            onChoose(date.toString());
            onClose();
          }}
        >
          <div className="mb-2 flex items-center justify-between">
            <Button slot="previous" className={stepClass}>
              <ChevronLeft aria-hidden className="size-4" />
            </Button>
            <Heading className="text-sm font-semibold" />
            <Button slot="next" className={stepClass}>
              <ChevronRight aria-hidden className="size-4" />
            </Button>
          </div>
          <CalendarGrid className="border-collapse tabular-nums">
            <CalendarGridHeader>
              {(day) => (
                <CalendarHeaderCell className="h-7 text-xs font-medium text-faint">{day}</CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell
                  date={date}
                  className={({ isSelected, isOutsideMonth, isDisabled }) =>
                    clsx(
                      'grid size-8 cursor-default place-items-center rounded-md text-sm outline-none max-sm:size-11',
                      'data-focus-visible:outline-2 data-focus-visible:outline-focus data-today:font-semibold data-today:text-accent',
                      isSelected ? 'bg-accent text-accent-ink!' : 'hover:bg-hover',
                      isOutsideMonth && 'invisible',
                      isDisabled && 'text-faint opacity-50',
                    )
                  }
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}

function dateOf(day: string): CalendarDate | null {
  return day === '' ? null : parseDate(day);
}
