import { MARKS_AFTER, MARKS_BEFORE } from '@/lib/money/currency-marks';
import { decimalText } from '@/lib/money/decimal';

export type DecimalMark = '.' | ',';

/** How a file writes its numbers. */
export type DecimalStyle = {
  /** What the rest of the file says the decimal mark is; null when it does not tell. */
  mark: DecimalMark | null;
  /** The mark is an order: a number that contradicts it is unreadable instead of read by its own looks. */
  strict?: boolean;
  /**
   * How many decimals the amounts have: of a currency without any, "1.234" and "1,234" of a file that does not show its mark are
   * thousands. Of one with two, nobody can tell what a dot is, and of one with three, what a comma is (`isAmbiguous`). Where
   * it is not known, a dot is the decimal mark and a comma groups.
   */
  decimals?: number;
  /** The format knows no grouping, so a lone mark is the decimal mark ("1,234" is one and 234 thousandths). */
  ungrouped?: boolean;
  /** A currency sign or code and a debit/credit letter may be beside the number, as people write in tables. */
  decorated?: boolean;
};

const longestNumber = 64;
const PLAIN = /^(\()?([+-])?([\d.,']*\d[\d.,']*)([+-])?(\))?$/;
/** A backslash is what programs from Japan show for ¥. */
const CURRENCY_BEFORE = new RegExp(String.raw`^([+(-]*)(?:${MARKS_BEFORE})(?=[\d.,(+-])`, 'iu');
const CURRENCY_AFTER = new RegExp(String.raw`(?<=[\d.,)+-])(?:${MARKS_AFTER})(?=[)+-]*$)`, 'iu');
const CREDIT_OR_DEBIT = /(?<=[\d.,])(CR|DR|DB|C|D|H|S)\.?$/i;
const GROUPS = /^\d{1,3}(?:([.,'])\d{3})(?:\1\d{3})*$/;
/** Indian grouping: twos, then three. */
const LAKH_GROUPS = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

/** Most amounts: one mark before two digits, which tells by itself that it is the decimal mark. */
const USUAL = /^(-?)0{0,40}(0|[1-9]\d{0,14})([.,])(\d\d)$/;

type Placed = { mark: DecimalMark | null; sure: boolean };

/**
 * The exact decimal of a printed number: a point, no grouping, no plus sign, the decimals that were printed
 * ("(1.234,50)" → "-1234.50"). Null when it is not a number. Nothing passes through a float.
 */
export function readDecimalText(text: string, style: DecimalStyle): string | null {
  const usual = USUAL.exec(text);
  if (usual) {
    const [, minus, whole = '', mark, fraction = ''] = usual;
    if (style.strict && style.mark !== null && mark !== style.mark) return null;
    return minus === '' ? `${whole}.${fraction}` : negateDecimalText(`${whole}.${fraction}`);
  }
  const written = unify(text, style.decorated === true);
  const match = written === null ? null : PLAIN.exec(written.number);
  if (!written || !match) return null;
  const [, opened, leading, body = '', trailing, closed] = match;
  const signs = [opened, leading, trailing].filter((sign) => sign !== undefined).length;
  if ((opened === undefined) !== (closed === undefined) || signs > 1) return null;
  const magnitude = readMagnitude(body, style);
  if (magnitude === null) return null;
  const isNegative = (opened ?? leading ?? trailing ?? '+') !== '+';
  return isNegative !== written.isDebit ? negateDecimalText(magnitude) : magnitude;
}

/** Whether the number can be thousands or have three decimals: "1.234" of euros in a file that does not show its mark. */
export function isAmbiguous(text: string, style: DecimalStyle): boolean {
  return readDecimalText(text, style) === null && readDecimalText(text, { ...style, decimals: 0 }) !== null;
}

/** The decimal mark that most of the unambiguous numbers use; null when none tells, or as many say the other. */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | null {
  let balance = 0;
  for (const text of texts) {
    const body = (unify(text, true)?.number ?? '').replace(/[^\d.,']/g, '');
    const { mark, sure } = placeMark(body);
    if (sure && mark !== null) balance += mark === ',' ? 1 : -1;
    else if (sure && body.includes('.')) balance += 1;
    else if (sure && body.includes(',')) balance -= 1;
  }
  if (balance === 0) return null;
  return balance > 0 ? ',' : '.';
}

export function negateDecimalText(amount: string): string {
  if (amount.startsWith('-')) return amount.slice(1);
  return /[1-9]/.test(amount) ? `-${amount}` : amount;
}

/** Whether the amounts, each as `readDecimalText` gives them, add up to `total` exactly. */
export function addsUpTo(amounts: readonly string[], total: string): boolean {
  const scale = amounts.reduce(
    (most, amount) => Math.max(most, decimalsInText(amount)),
    decimalsInText(total),
  );
  const sum = amounts.reduce((reached, amount) => reached + scaled(amount, scale), 0n);
  return sum === scaled(total, scale);
}

/** The exact sum of two amounts as `readDecimalText` gives them. */
export function addDecimalTexts(left: string, right: string): string {
  const scale = Math.max(decimalsInText(left), decimalsInText(right));
  return decimalText(scaled(left, scale) + scaled(right, scale), scale);
}

/** Whether both decimal texts are the same number ("8.20" and "8.2"). */
export function isSameAmount(one: string, other: string): boolean {
  return !/[1-9]/.test(addDecimalTexts(one, negateDecimalText(other)));
}

/** How many decimals a decimal text is written with. */
export function decimalsInText(amount: string): number {
  const point = amount.indexOf('.');
  return point === -1 ? 0 : amount.length - point - 1;
}

function scaled(amount: string, scale: number): bigint {
  return BigInt(amount.replace('.', '') + '0'.repeat(scale - decimalsInText(amount)));
}

/** One minus sign, one grouping sign for spaces and apostrophes, nothing decorative. */
function unify(text: string, isDecorated: boolean): { number: string; isDebit: boolean } | null {
  if (text.length > longestNumber * 4) return null;
  const compact = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/[\u2212\u2012-\u2014\ufe63\uff0d]/g, '-')
    .replace(/(?<=\d)[\s'’`´](?=\d)/g, "'")
    .replace(/\s+/g, '');
  if (compact.length > longestNumber) return null;
  if (!isDecorated) return { number: compact, isDebit: false };
  const side = CREDIT_OR_DEBIT.exec(compact)?.[1]?.toUpperCase();
  const number = compact
    .replace(CREDIT_OR_DEBIT, '')
    .replace(CURRENCY_BEFORE, '$1')
    .replace(CURRENCY_AFTER, '');
  return { number, isDebit: side !== undefined && /^[DS]/.test(side) };
}

function readMagnitude(body: string, style: DecimalStyle): string | null {
  if (isUndecided(body, style)) return null;
  const mark = decideMark(body, style);
  const at = mark === null ? -1 : body.lastIndexOf(mark);
  const whole = at === -1 ? body : body.slice(0, at);
  const fraction = at === -1 ? '' : body.slice(at + 1);
  if (!/^\d*$/.test(fraction)) return null;
  if (!/^\d*$/.test(whole) && !GROUPS.test(whole) && !LAKH_GROUPS.test(whole)) return null;
  const isContradicted = mark !== null && mark !== style.mark;
  if (style.strict && style.mark !== null && (isContradicted || whole.includes(style.mark))) return null;
  if (mark !== null && whole.includes(mark)) return null;
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

function decideMark(body: string, style: DecimalStyle): DecimalMark | null {
  const { mark, sure } = placeMark(body);
  if (sure || mark === null) return mark;
  if (style.mark !== null) return mark === style.mark ? mark : null;
  return style.ungrouped || (mark === '.' && style.decimals !== 0) ? mark : null;
}

/** With two decimals or fewer a comma groups; where there are three, a dot precedes them, but so does the comma in some countries. */
function isUndecided(body: string, { mark, ungrouped, decimals = 0 }: DecimalStyle): boolean {
  if (mark !== null || ungrouped || decimals === 0) return false;
  const placed = placeMark(body);
  return !placed.sure && placed.mark === (decimals < 3 ? '.' : ',');
}

/** What a number tells by itself. Only one mark with exactly three digits behind it ("1,234") tells nothing. */
function placeMark(body: string): Placed {
  const dot = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  if (dot !== -1 && comma !== -1) return { mark: dot > comma ? '.' : ',', sure: true };
  if (dot === -1 && comma === -1) return { mark: null, sure: false };
  const mark = dot === -1 ? ',' : '.';
  const at = Math.max(dot, comma);
  const before = body.slice(0, at);
  if (before.includes(mark)) return { mark: null, sure: true };
  const canBeGroup = body.length - at - 1 === 3 && /^[1-9]\d{0,2}$/.test(before);
  return { mark, sure: !canBeGroup };
}
