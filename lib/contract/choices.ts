/** The values that schemas and screens share; here, so that a screen that offers them need not load the schemas. */

/** Waiting for the business, answered and waiting for the bookkeeper, or closed. */
export const taskStatuses = ['open', 'answered', 'done'] as const;

/** Which way money went: in is an amount greater than 0, out less. */
export const moneyDirections = ['in', 'out'] as const;
export type MoneyDirection = (typeof moneyDirections)[number];

/** How the text of a rule is compared with that of a transaction. */
export const textComparisons = ['contains', 'is', 'starts_with'] as const;
export type TextComparison = (typeof textComparisons)[number];

export const documentTypes = ['receipt', 'statement', 'other'] as const;

/** A payment may exceed its receipt by a tip of at most so many percent: a restaurant's slip is printed before the tip. */
export const largestTipPercent = 25;

/**
 * The bands of what is owed, each with the least and the most days that something in it has been due; null is without
 * end.
 */
export const agingBandDays = {
  current: { least: null, most: 0 },
  '1_30': { least: 1, most: 30 },
  '31_60': { least: 31, most: 60 },
  '61_90': { least: 61, most: 90 },
  over_90: { least: 91, most: null },
} as const;

/** The bands of what is due: those that a list of bills or invoices can be limited to. */
export const dueBands = [
  'current',
  '1_30',
  '31_60',
  '61_90',
  'over_90',
] as const satisfies readonly DueBand[];
export type DueBand = keyof typeof agingBandDays;

/**
 * The figures of a month that its sentences may name in braces: `{net_income}`. What is owed, `receivable` and `payable`, is
 * before credit: `receivable_credit` is what customers have left over, `payable_credit` what vendors owe back.
 * `net_result` is the net income with its name: `a net loss of 168.25`.
 */
export const monthFigures = [
  'month',
  'month_before',
  'income',
  'income_change',
  'costs',
  'costs_change',
  'net_income',
  'net_income_before',
  'net_result',
  'net_result_before',
  'starting_cash',
  'opening_cash',
  'money_in',
  'money_out',
  'ending_cash',
  'receivable',
  'receivable_overdue',
  'receivable_credit',
  'payable',
  'payable_overdue',
  'payable_credit',
  'unreviewed',
  'questions',
] as const;
export type MonthFigure = (typeof monthFigures)[number];
