'use client';
import { createContext, type ReactNode, useContext } from 'react';

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
