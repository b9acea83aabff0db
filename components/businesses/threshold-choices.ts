import { formatPercent } from '@/lib/format/percent';

const least = 90;
const most = 100;

/** The confidences from which suggestions may be called certain: whole percents, and the one that is stored. */
export function thresholdChoices(stored: number, locale: string): { id: string; name: string }[] {
  const whole = Array.from({ length: most - least + 1 }, (_, at) => (least + at) / 100);
  return [...new Set([...whole, stored])]
    .sort((one, other) => one - other)
    .map((share) => ({ id: String(share), name: formatPercent(share, locale) }));
}

/** What the confidences of matches stand for; no match has 1. */
const matchings: readonly [number, string][] = [
  [1, 'Never'],
  [0.97, 'When amount, day and name are the same'],
  [0.89, 'When amount and name are the same, within days'],
];

/** From when on receipts are linked without asking, and the confidence that is stored where it is another. */
export function matchingChoices(stored: number, locale: string): { id: string; name: string }[] {
  const named = matchings.map(([confidence, name]) => ({ id: String(confidence), name }));
  return named.some(({ id }) => id === String(stored))
    ? named
    : [...named, { id: String(stored), name: `From ${formatPercent(stored, locale)} confidence on` }];
}
