'use client';
import { useSyncExternalStore } from 'react';

/** Whether the page listens. False in what the server renders and until the browser has taken it over. */
export function useIsReady(): boolean {
  return useSyncExternalStore(neverChanges, isReady, isNotReady);
}

const neverChanges = () => () => {};
const isReady = () => true;
const isNotReady = () => false;
