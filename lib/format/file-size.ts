/** `950 KB`, `2.4 MB`: kilobytes of 1024 bytes, never 0. */
export function formatFileSize(bytes: number, locale: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${kilobytes.toLocaleString(locale)} KB`;
  return `${(kilobytes / 1024).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`;
}
