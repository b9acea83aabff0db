'use client';

import dynamic from 'next/dynamic';
import { memo, useState } from 'react';
import { latePart } from '@/components/ui/late-part';
import { BackgroundSkeleton } from './background-skeleton';
import type { EntryBackgroundProps } from './entry-background';

const loadPart = () => import('./entry-background').then((file) => file.default);
const part = latePart(loadPart);
const Late = dynamic(loadPart, { loading: () => <BackgroundSkeleton /> });

export const loadBackground = part.load;

/**
 * The background of an entry comes after the entry itself, its code too. Where the page was sent with it, it is in there, and
 * stays until its code has come as long as nothing that it is given changes.
 */
export const EntryBackground = memo(function EntryBackground(props: EntryBackgroundProps) {
  const [Known] = useState(part.known);
  return Known ? <Known {...props} /> : <Late {...props} />;
});
