import { utcDay } from '../dates/instant';
import { type FormatSection, type NumberFormat, sectionFor } from './number-format';
import type { SheetCell } from './workbook';

type CellText = Pick<SheetCell, 'kind' | 'text'>;

/** Digits that a spreadsheet program keeps, and shows at most. */
const mostDigits = 15;
/** 31 December 9999. */
const lastSerial = 2_958_465;
const secondsOfDay = 86_400;
/** Days from 30 December 1899, from which most workbooks count, to the beginning of 1904. */
export const from1904 = 1462;

/**
 * A number as it is shown; where a format shows less than two decimals, those that are there stay.
 * @param dayZero the day from which days are counted, in days after 30 December 1899
 */
export function numberCell(raw: string, format: NumberFormat, { dayZero }: { dayZero: number }): CellText {
  const plain = plainNumber(raw);
  if (plain === null) return { kind: 'text', text: raw };
  const value = Number(plain);
  const section = sectionFor(format, value);
  if (section === undefined) return { kind: 'number', text: plain };
  if (section.isDay || section.isTime) {
    const day = dayText(value + dayZero, value, section);
    if (day) return day;
  }
  if (section.isPercent) return { kind: 'text', text: `${shiftedByTwo(plain)}%` };
  const shown = rounded(plain, section.decimals);
  if (section.digits > 1 && /^\d+$/.test(shown))
    return { kind: 'number', text: shown.padStart(section.digits, '0') };
  if (section.mark === null) return { kind: 'number', text: shown };
  // A section for negative numbers says by its mark what the minus would.
  const isOwn = format.sections.length > 1;
  return { kind: 'number', text: `${isOwn ? shown.replace('-', '') : shown} ${section.mark}` };
}

function rounded(plain: string, decimals: FormatSection['decimals']): string {
  return decimals === null || decimals < 2 ? plain : roundDecimal(plain, decimals);
}

/**
 * The plain decimal of a number as workbooks keep it ("1.2E-3"), to 15 digits; whole numbers, and those of few
 * decimals, keep all of theirs. Null of what is none.
 */
export function plainNumber(raw: string): string | null {
  const text = raw.trim();
  if (/^[+-]?\d+$/.test(text)) return withSign(text.startsWith('-'), text.replace(/^[+-]?0*(?=\d)/, ''));
  const short = SHORT.exec(text);
  if (short) return withSign(short[1] === '-', placePoint(`${short[2]}${short[3]}`, short[2]?.length ?? 0));
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(text)) return null;
  const value = Number(text);
  if (!Number.isFinite(value)) return null;
  const [, digits = '', exponent = '0'] =
    /^(.*)e(.*)$/.exec(Math.abs(value).toExponential(mostDigits - 1)) ?? [];
  return withSign(value < 0, placePoint(digits.replace('.', ''), Number(exponent) + 1));
}

/** What the steps of floats add stands further behind. */
const SHORT = /^([+-]?)(\d+)\.(\d{1,4})$/;

function withSign(isNegative: boolean, digits: string): string {
  return isNegative && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** The digits with the point behind so many of them, and no zeros that mean nothing. */
function placePoint(digits: string, before: number): string {
  const padded = before <= 0 ? '0'.repeat(1 - before) + digits : digits.padEnd(before, '0');
  const at = Math.max(before, 1);
  const whole = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const fraction = padded.slice(at).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** Half away from zero, as spreadsheet programs show it. */
export function roundDecimal(plain: string, decimals: number): string {
  const [whole = '', fraction = ''] = plain.replace('-', '').split('.');
  if (fraction.length <= decimals) return plain;
  const up = Number(fraction[decimals]) >= 5 ? 1n : 0n;
  const units = String(BigInt(whole + fraction.slice(0, decimals)) + up).padStart(decimals + 1, '0');
  return withSign(plain.startsWith('-'), placePoint(units, units.length - decimals));
}

function shiftedByTwo(plain: string): string {
  const [whole = '', fraction = ''] = plain.replace('-', '').split('.');
  return withSign(plain.startsWith('-'), placePoint(whole + fraction.padEnd(2, '0'), whole.length + 2));
}

/** A date and the time that is shown beside it, a time alone, or one that has elapsed; null of a number that is none. */
function dayText(serial: number, value: number, section: FormatSection): CellText | null {
  const { isDay, isTime, isElapsed } = section;
  if (isElapsed && !isDay && Math.abs(value) <= lastSerial) {
    const elapsed = clock(Math.round(Math.abs(value) * secondsOfDay));
    return { kind: 'text', text: value < 0 ? `-${elapsed}` : elapsed };
  }
  if (value < 0 || serial > lastSerial) return null;
  const seconds = Math.round(serial * secondsOfDay);
  const days = Math.floor(seconds / secondsOfDay);
  const time = clock(seconds - days * secondsOfDay);
  if (!isDay || days === 0) return isTime ? { kind: 'text', text: time } : null;
  const day = dayOfSerial(days);
  const withTime = isTime && time !== '00:00:00';
  return { kind: 'day', text: withTime ? `${day} ${time}` : day };
}

/** Spreadsheets count a 29 February 1900, as the 60th day. */
function dayOfSerial(days: number): string {
  if (days === 60) return '1900-02-29';
  const first = Date.UTC(1899, 11, days > 60 ? 30 : 31);
  return utcDay(new Date(first + days * secondsOfDay * 1000));
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

const ISO_MOMENT = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d))?(?:\.\d+)?Z?)?$/;

/** A date that is written as one (ISO 8601), without a time at midnight. */
export function isoDayCell(raw: string): CellText {
  const [, day, minutes = '00:00', seconds = '00'] = ISO_MOMENT.exec(raw.trim()) ?? [];
  if (day === undefined) return { kind: 'text', text: raw };
  const time = `${minutes}:${seconds}`;
  return { kind: 'day', text: time === '00:00:00' ? day : `${day} ${time}` };
}
