/** `14:05`, with the day where it is not today's; on the reader's clock. */
export function draftTime(at: Date, now: Date, locale: string): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const isToday = at.toDateString() === now.toDateString();
  const day = { month: 'short', day: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, isToday ? time : { ...day, ...time }).format(at);
}
