/** Intl objects are dear to make and a list formats thousands of amounts: one a locale and form. */
const formats = new Map<string, Intl.NumberFormat>();

type Form = Pick<
  Intl.NumberFormatOptions,
  'minimumFractionDigits' | 'maximumFractionDigits' | 'style' | 'signDisplay'
>;

/**
 * A number as the locale writes it, the same by locale data of any year: the server's is seldom of the browser's, and what one has
 * drawn the other could not take over. Four digits are grouped in every language, as books and banks do; Switzerland
 * groups by an apostrophe that is curly up to CLDR 47 and straight from 48 on.
 */
export function writtenNumber(value: number | string, locale: string, form: Form): string {
  const key = `${locale} ${JSON.stringify(form)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { useGrouping: 'always', ...form });
  formats.set(key, format);
  return format.format(value as `${number}`).replaceAll('’', "'");
}
