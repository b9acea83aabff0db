import { currencyNames } from '@/lib/format/names';
import { currencyCodes } from '@/lib/money/currency';

/** Every ISO 4217 currency by code, with its name in the reader's language, so that either finds it. */
export function currencyChoices(locale: string): { id: string; name: string }[] {
  const nameOf = currencyNames(locale);
  return currencyCodes.map((code) => ({
    id: code,
    name: `${code} · ${nameOf(code)}`,
  }));
}
