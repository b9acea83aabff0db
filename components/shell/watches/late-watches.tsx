'use client';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useTimeZone } from '@/components/ui/dates/time-zone';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { findPersonOfDevice } from '@/components/uploads/person-of-device';
import { onReturn } from '@/lib/client/on-return';
import { setPersonOfPage } from '@/lib/client/page-person';
import type { UnsavedWork } from '@/lib/client/unsaved-work';
import { formatMoment } from '@/lib/format/moment';
import { paths } from '@/lib/paths';
import { FailedReads } from './failed-reads';
import { changesElsewhere, leftBehindNotice, tellLeftBehind } from './left-behind';
import { NewVersion } from './new-version';
import { tellOldFigures } from './old-figures';
import { hearOfOthers, namingPerson, watchDevice } from './other-person';

/** What watches over every screen, and is fetched after it. */
export function LateWatches({ personId }: { personId: string }) {
  // Windows beside each other are always visible: the one that is used next counts as come back to.
  useEffect(() => focusManager.setEventListener((come) => onReturn(() => come())), []);
  return (
    <>
      <NewVersion />
      <FailedReads />
      <OldFigures />
      <LeftBehind />
      <OtherPerson personId={personId} />
    </>
  );
}

/**
 * Loads the page again when another person has signed in in another tab, or this one has signed out there: nobody sees or does anything
 * on the screen of another. Until then the server refuses what is done here. What was typed stays its person's.
 */
function OtherPerson({ personId }: { personId: string }) {
  useEffect(() => {
    setPersonOfPage(personId);
    // Once: who stays on the page, as a secret is shown there, is asked no second time.
    let isLeaving = false;
    const loadAgain = () => {
      if (!isLeaving) window.location.reload();
      isLeaving = true;
    };
    const listening = hearOfOthers(personId, loadAgain);
    const isOther = watchDevice(personId, findPersonOfDevice);
    const look = () => void isOther().then((is) => is && loadAgain());
    look();
    const endLooking = onReturn(look);
    const send = window.fetch;
    window.fetch = namingPerson(send, personId);
    return () => {
      window.fetch = send;
      setPersonOfPage(null);
      endLooking();
      // Signing out leads there without loading a page; an ended session does so with the page to come back to.
      listening.end(window.location.pathname + window.location.search === paths.signIn());
    };
  }, [personId]);
  return null;
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

/** Says of changes that wait while one goes on to another business, where no list of entries says so. */
function LeftBehind() {
  const { businessId } = useParams();
  const locale = useLocale();
  const before = useRef({ businessId, left: [] as readonly UnsavedWork[] });
  useEffect(() => {
    // What waits as the business changes is of those before it.
    if (before.current.businessId !== businessId)
      before.current = {
        businessId,
        left: changesElsewhere(businessId),
      };
    return tellLeftBehind(before.current.left, (count) => showToast(leftBehindNotice(count, locale)));
  }, [businessId, locale]);
  return null;
}
