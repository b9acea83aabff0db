/** The name of a currency in the reader's language, or its code. */
export function currencyNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'currency' });
  return (code) => names.of(code) ?? code;
}

/** The English name of a locale, such as `German (Switzerland)`: the words of the screens are English. */
export function localeName(locale: string): string {
  return (
    new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale
  );
}

/** Several names in a sentence, such as `a.pdf, b.pdf, and c.pdf`: the words of the screens are English. */
export function namesInWords(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}
