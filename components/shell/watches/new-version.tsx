'use client';
import { useEffect } from 'react';
import { showToast } from '@/components/ui/notices/toast';
import { lookForNewVersion, whenNewVersion } from '@/lib/client/new-version';

const everyMs = 60_000;

/** Says that Daybook was updated while a page was open, before something typed meets it; once in the page. */
export function NewVersion() {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void lookForNewVersion();
    };
    const timer = setInterval(look, everyMs);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  useEffect(
    () =>
      whenNewVersion(() =>
        showToast({
          title: 'Daybook was updated',
          detail: 'Reload this page before you go on. Longer forms keep what you typed.',
          action: { name: 'Reload', onPress: () => window.location.reload() },
          isLasting: true,
        }),
      ),
    [],
  );
  return null;
}
