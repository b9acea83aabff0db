import { formatCount } from './count';
import { writtenNumber } from './written-number';

/** `950 KB`, `2.4 MB`: kilobytes of 1024 bytes; 0 only of an empty file. */
export function formatFileSize(bytes: number, locale: string): string {
  const kilobytes = bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${formatCount(kilobytes, locale)} KB`;
  return `${writtenNumber(kilobytes / 1024, locale, { maximumFractionDigits: 1 })} MB`;
}
