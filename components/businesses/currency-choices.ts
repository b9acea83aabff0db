import { currencyCodes } from '@/lib/money/currency';

/** Every ISO 4217 currency by code, with its name in the reader's language, so that either finds it. */
export function currencyChoices(locale: string): { id: string; name: string }[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'currency' });
  return currencyCodes.map((code) => ({
    id: code,
    name: `${code} · ${names.of(code) ?? code}`,
  }));
}
