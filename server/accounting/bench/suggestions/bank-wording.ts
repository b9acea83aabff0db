import type { BookEntry } from './book';

const prefixes = [
  '',
  '',
  '',
  '',
  'SQ *',
  'TST* ',
  'PAYPAL *',
  'POS DEBIT ',
  'CHECKCARD {month}{day} ',
  'PURCHASE AUTHORIZED ON {month}/{day} ',
  'SP * ',
  'ACH DEBIT ',
];
const lengths = [16, 18, 20, 22, 25, 40];
const cities = ['SAN FRANCISCO CA', 'CHICAGO IL', 'AUSTIN TX', 'SEATTLE WA', 'NEW YORK NY', 'PORTLAND OR'];
const tails = [
  '',
  ' #{store}',
  ' {reference}',
  ' {city}',
  ' {month}/{day}',
  ' #{store} {city} {month}/{day}',
  ' {city} CARD {card}',
];

/**
 * A text as banks print it: in capitals, cut off, behind a processor or a way of payment, followed by store numbers, references,
 * places and dates. A payee is mostly printed alike, but for these numbers; the same entry always alike.
 */
export function bankWording({ text, day }: BookEntry, at: number): string {
  const name = text.toUpperCase().replace(/\s+/g, ' ').trim();
  const own = hashOf(name);
  const each = hashOf(`${name} ${at}`);
  const prefix = chosen(prefixes, each % 5 === 0 ? each >>> 3 : own);
  const shop = name.slice(0, chosen(lengths, own >>> 7)).trim();
  const values: Record<string, string> = {
    month: day.slice(5, 7),
    day: day.slice(8, 10),
    store: String(100 + (each % 40) * 37),
    reference: String(each % 100_000).padStart(5, '0'),
    city: chosen(cities, own),
    card: String(own % 10_000).padStart(4, '0'),
  };
  const printed = `${prefix}${shop}${chosen(tails, own >>> 11)}`;
  return printed.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}

function chosen<Each>(list: readonly Each[], number: number): Each {
  return list[number % list.length] as Each;
}

/** FNV-1a with a last mixing step. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
