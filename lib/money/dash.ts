import { MARKS_AFTER, MARKS_BEFORE } from './currency-marks';

const DASH = new RegExp(
  String.raw`^\s*(?:${MARKS_BEFORE})?\s*[\p{Pd}\u2212]+\s*(?:${MARKS_AFTER})?\s*$`,
  'u',
);

/** Whether a cell has a dash in place of a number: spreadsheets write zero so, beside the mark of the currency. */
export function isDash(cell: string): boolean {
  return DASH.test(cell);
}
