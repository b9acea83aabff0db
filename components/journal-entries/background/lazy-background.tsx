'use client';

import { memo } from 'react';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { BackgroundSkeleton } from './background-skeleton';

const Background = lazyComponent(() => import('./entry-background'), {
  loading: () => <BackgroundSkeleton />,
  isDrawnByServer: true,
});

export const loadBackground = Background.load;

/**
 * The background of an entry comes after the entry itself, its code too. Where the page was sent with it, it is in there, and
 * stays until its code has come as long as nothing that it is given changes.
 */
export const EntryBackground = memo(Background);
