const least = 90;
const most = 100;

/** The confidences from which suggestions may be called certain: whole percents, and the one that is stored. */
export function thresholdChoices(stored: number, locale: string): { id: string; name: string }[] {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const whole = Array.from({ length: most - least + 1 }, (_, at) => (least + at) / 100);
  return [...new Set([...whole, stored])]
    .sort((one, other) => one - other)
    .map((share) => ({ id: String(share), name: format.format(share) }));
}
