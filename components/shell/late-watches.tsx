'use client';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale } from '@/components/ui/locale';
import { useTimeZone } from '@/components/ui/time-zone';
import { showToast } from '@/components/ui/toast';
import { onReturn } from '@/lib/client/on-return';
import { formatMoment } from '@/lib/format/moment';
import { FailedReads } from './failed-reads';
import { NewVersion } from './new-version';
import { tellOldFigures } from './old-figures';

/** What watches over every screen, and is fetched after it. */
export function LateWatches() {
  // Windows beside each other are always visible: the one that is used next counts as come back to.
  useEffect(() => focusManager.setEventListener((come) => onReturn(() => come())), []);
  return (
    <>
      <NewVersion />
      <FailedReads />
      <OldFigures />
    </>
  );
}

/** Says of figures that stay on the page without the network from when they are. */
function OldFigures() {
  const client = useQueryClient();
  const locale = useLocale();
  const timeZone = useTimeZone();
  useEffect(
    () =>
      tellOldFigures(client, (since) =>
        showToast({
          title: 'This page may be out of date',
          detail: `It shows what was read ${formatMoment(new Date(since).toISOString(), locale, timeZone)}, and could not be read again. Daybook tries again by itself.`,
          isLasting: true,
        }),
      ),
    [client, locale, timeZone],
  );
  return null;
}
