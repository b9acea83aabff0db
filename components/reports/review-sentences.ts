import { countOf } from '@/lib/format/count';

/** How many entries of a report nobody has confirmed, as a sentence; none where everything is confirmed. */
export function reviewSentences(unreviewed: number, locale: string, where = 'in this report'): string[] {
  if (unreviewed === 0) return [];
  const entries = countOf(unreviewed, `entry ${where} is`, `entries ${where} are`, locale);
  return [`${entries} not reviewed yet; figures may change.`];
}
