'use client';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

const TimeZoneContext = createContext<string | undefined>(undefined);

/** The time zone that the reader has chosen; without one, moments are on the clock of the browser. */
export function TimeZoneProvider({
  timeZone,
  children,
}: {
  timeZone: string | undefined;
  children: ReactNode;
}) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}

export function useTimeZone(): string | undefined {
  return useContext(TimeZoneContext);
}

const never = () => () => {};

/**
 * The time zone in which moments are drawn: the one that the reader has chosen, else undefined in the browser, for its clock. The server
 * does not know that clock and draws in UTC, and so does the first drawing in the browser.
 */
export function useDrawnTimeZone(): string | undefined {
  const chosen = useTimeZone();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return chosen ?? (isInBrowser ? undefined : 'UTC');
}
