'use client';

import { useLocale } from '@/components/ui/locale';
import { ConfirmDialog, type ConfirmDialogProps } from '@/components/ui/overlays/confirm-dialog';
import type { Day } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';

type Locked = ConfirmDialogProps<{ through: Day | null }>;
type Props = Pick<Locked, 'act' | 'onDone' | 'onClose'> & { through: Day; today: Day };

/** Asks before days that are not over are closed. */
export default function FutureLockDialog({ through, today, ...rest }: Props) {
  const locale = useLocale();
  const day = formatDayOfYear(through, locale);
  return (
    <ConfirmDialog title="Close days in the future?" actionName={`Close through ${day}`} isDanger {...rest}>
      <p>
        {day} is later than today, {formatDayOfYear(today, locale)}. Until the lock is moved back, nothing
        dated on or before {day} can be entered, by hand or by import.
      </p>
    </ConfirmDialog>
  );
}
