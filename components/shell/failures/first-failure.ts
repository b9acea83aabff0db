/** A page that fails again this soon has another reason than a part of Daybook that was away for a moment. */
const soonMs = 10_000;

const failedAt = new Map<string, number>();

/**
 * Whether the page has not failed lately; remembers that it has failed now.
 * @param now milliseconds since 1970
 */
export function isFirstFailure(pathname: string, now: number): boolean {
  const last = failedAt.get(pathname);
  failedAt.set(pathname, now);
  return last === undefined || now - last > soonMs;
}
