import type { AsText, Textual } from '@/lib/as-text';
import { ExactNumber } from '@/lib/json';

/**
 * The same value in plain objects, which is all that may travel from the server to client components and out of
 * server actions. An ExactNumber becomes `{ value }`, which `numberText` reads like the original.
 */
export function plain<Value>(value: Value): Value {
  return plainUnknown(value) as Value;
}

/** The same value on its way to a screen that shows much of it, such as a report. */
export function plainText<Value>(value: Value & Textual<Value>): AsText<Value> {
  return JSON.stringify(plain(value));
}

function plainUnknown(value: unknown): unknown {
  if (value instanceof ExactNumber) return { isLosslessNumber: true, value: value.value };
  if (Array.isArray(value)) return value.map(plainUnknown);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plainUnknown(member)]));
}
