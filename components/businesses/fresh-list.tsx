'use client';
import { useFreshPage } from '@/components/shell/use-fresh-page';

/** Keeps what the list of businesses says of waiting work from being shown again by Back. */
export function FreshList({ readAt }: { readAt: number }) {
  useFreshPage(readAt);
  return null;
}
