import { formatDayOfYear } from '@/lib/format/day';
import type { CorrectedMember } from './read-fact';

/**
 * What is said under the field that corrects a value.
 * @param changedTo the value by now, as text, where it has changed since the field was opened; else null
 */
export function correctionHint(
  member: CorrectedMember,
  changedTo: string | null,
  locale: string,
): string | undefined {
  const isDay = member === 'issued_on' || member === 'due_on';
  const sentences = [
    changedTo === '' && 'It is empty now',
    changedTo && `It is “${isDay ? formatDayOfYear(changedTo, locale) : changedTo}” now`,
    member === 'currency' && 'Three letters, such as USD',
  ];
  return sentences.filter(Boolean).join('. ') || undefined;
}
