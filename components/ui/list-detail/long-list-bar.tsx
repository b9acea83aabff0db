'use client';
import { useEffect, useRef, useState } from 'react';
import { oldAfterMilliseconds } from '@/lib/client/age-of-reads';
import { onReturn } from '@/lib/client/on-return';
import { ChangedListBar } from '../notices/changed-list-bar';

type Props = { things: string; isReading: boolean; onRead: () => Promise<unknown> };

/** Below a list of too many pages to be read again by itself: offers that to whoever returns to it after a while. */
export function LongListBar({ things, isReading, onRead }: Props) {
  const [isOld, setOld] = useState(false);
  const readAt = useRef(0);
  useEffect(() => {
    if (isReading) return;
    readAt.current = Date.now();
    setOld(false);
    return onReturn(() => setOld(Date.now() - readAt.current > oldAfterMilliseconds));
  }, [isReading]);
  if (!isOld) return null;
  return (
    <ChangedListBar
      words={`These ${things} may have changed since they were read.`}
      onShow={() => void onRead()}
      isReading={isReading}
    />
  );
}
