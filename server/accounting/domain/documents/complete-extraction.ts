import type { Extraction, Reader } from './extraction';
import { isCalledBill } from './kinds/reads-as-bill';
import { readExtraction } from './read-extraction';

/** Of a picture the text that was kept does not say how certain its letters were. */
const leastCertain = 0.5;

/**
 * A document that was read before bills were looked for, with what its text says of them: its number, the day it is due, and
 * whether it is a bill. What was read at the time, and what people corrected, stays.
 */
export function completeExtraction(
  extraction: Extraction,
  text: string | null,
  isPicture: boolean,
  reader: Reader,
): Extraction {
  if (extraction.isBill !== undefined || text === null || !isCalledBill(text)) return extraction;
  const { number, dueOn, isBill = false } = readExtraction(text.split('\n'), reader);
  const weighed = <Value>(reading: { value: Value; confidence: number } | null | undefined) =>
    reading && isPicture
      ? { ...reading, confidence: Math.round(100 * leastCertain * reading.confidence) / 100 }
      : (reading ?? null);
  return {
    ...extraction,
    number: extraction.number ?? weighed(number),
    dueOn: extraction.dueOn ?? weighed(dueOn),
    isBill: isBill && extraction.totalAmount !== null,
  };
}
