'use client';

import dynamic from 'next/dynamic';
import { BackgroundSkeleton } from './background-skeleton';

/** The background of an entry comes after the entry itself, its code too. */
export const EntryBackground = dynamic(() => import('./entry-background'), {
  ssr: false,
  loading: () => <BackgroundSkeleton />,
});
