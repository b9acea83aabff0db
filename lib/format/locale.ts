/** Spoken where the reader asked for nothing that is known. */
const defaultLocale = 'en-US';

/**
 * The reader's first locale that numbers and dates can be written in, from an `Accept-Language` header (RFC 9110
 * §12.5.4). The words of the product are English; amounts, separators and the order of a date follow the reader.
 */
export function localeOf(acceptLanguage: string | null): string {
  const asked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((each) => each.trim().startsWith('q='));
      return { tag: tag.trim(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((left, right) => right.quality - left.quality);
  return asked.find(({ tag }) => isKnownLocale(tag))?.tag ?? defaultLocale;
}

/** Whether numbers and dates can be written in the locale. */
export function isKnownLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
