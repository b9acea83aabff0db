/** What every screen must reach; the most of scripts, which the journeys check too, is in `first-load.ts`. */
export const goals = {
  /** The least of Lighthouse's scores, of 100: for performance, and for accessibility and best practices. */
  performance: 90,
  practice: 100,
  /** The most of a screen's document, compressed, in kilobytes of 1,000 bytes. */
  document: 100,
  /** The 95th percentile of the time from section to section, in milliseconds. */
  stepMilliseconds: 200,
};
