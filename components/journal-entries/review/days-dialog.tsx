'use client';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { Dialog } from '@/components/ui/overlays/dialog';

/** The first and last day, `YYYY-MM-DD`, both included; empty for no bound. */
export type Days = { from: string; to: string };

type DialogProps = { days: Days; onChange: (days: Partial<Days>) => void; onClose: () => void };

/** Between which days the entries lie; the list behind follows at once. */
export default function DaysDialog({ days, onChange, onClose }: DialogProps) {
  const first = useRef<HTMLInputElement>(null);
  // What was typed since the key that opened it goes into this field.
  useEffect(() => first.current?.focus(), []);
  return (
    <Dialog
      title="Entries between dates"
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-4">
        <DateField
          label="From"
          inputRef={first}
          value={days.from}
          onChange={(from) => onChange({ from })}
          max={days.to || undefined}
        />
        <DateField
          label="To"
          value={days.to}
          onChange={(to) => onChange({ to })}
          min={days.from || undefined}
        />
      </div>
    </Dialog>
  );
}
