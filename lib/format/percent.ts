/** A change in percent with one decimal and always a sign: `+4.2%`, `−4.2%`, `0.0%`. */
export function formatChange(percent: number, locale: string): string {
  const text = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(percent / 100);
  return text.replace('-', '−');
}

/** `97 %` of 0.97, with up to two decimals. */
export function formatPercent(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);
}
