/** Every ISO 4217 currency by code, with its name in the reader's language. */
export function currencyChoices(locale: string): { id: string; name: string; detail: string }[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    id: code,
    name: code,
    detail: names.of(code) ?? code,
  }));
}
