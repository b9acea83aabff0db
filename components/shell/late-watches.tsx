'use client';
import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onReturn } from '@/lib/client/on-return';
import { FailedReads } from './failed-reads';
import { NewVersion } from './new-version';

/** What watches over every screen, and is fetched after it. */
export function LateWatches() {
  // Windows beside each other are always visible: the one that is used next counts as come back to.
  useEffect(() => focusManager.setEventListener((come) => onReturn(() => come())), []);
  return (
    <>
      <NewVersion />
      <FailedReads />
    </>
  );
}
