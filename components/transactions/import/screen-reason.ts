import { withReadableDays } from '@/lib/format/readable-days';

/**
 * The reason as a reader writes days, and without the members of a request that programs answer with, which the service
 * names in parentheses.
 */
export function screenReason(reason: string, locale: string): string {
  return withReadableDays(reason.replace(/ \((mapping\.[^()]*)\)/g, ''), locale);
}
