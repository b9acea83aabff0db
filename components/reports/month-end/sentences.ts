import type { MonthFigure, MonthNote } from '@/lib/contract/month-note';
import type { MonthFigures } from './month-figures';

/** The commentary on a month that nobody has changed: sentences with the names of figures in braces. */
export const usualSentences: readonly string[] = [
  'Income in {month}, other inflow included, was {income}, {income_change} in {month_before}.',
  'Costs were {costs}, {costs_change} in {month_before}, which leaves a net income of {net_income}; the month before it was {net_income_before}.',
  'Cash went from {starting_cash} to {ending_cash}: {money_in} came in and {money_out} went out.',
  'Customers owe {receivable}, of which {receivable_overdue} is overdue; vendors are owed {payable}, of which {payable_overdue} is overdue.',
  'Not reviewed yet: {unreviewed} up to the end of the month, so figures may change. Not answered yet: {questions}.',
];

/** The sentence with its figures; a name that is none stays as it is. */
export function withFigures(sentence: string, figures: MonthFigures): string {
  return sentence.replace(/\{(\w+)\}/g, (text, name: string) =>
    isFigure(name, figures) ? figures[name] : text,
  );
}

function isFigure(name: string, figures: MonthFigures): name is MonthFigure {
  return Object.hasOwn(figures, name);
}

/** The commentary that somebody wrote, or the usual sentences. */
function sentencesOf({ sentences }: Pick<MonthNote, 'sentences'>): readonly string[] {
  return sentences.length === 0 ? usualSentences : sentences;
}

/** The sentences of a month with their figures. */
export function filledSentences(note: Pick<MonthNote, 'sentences'>, figures: MonthFigures): string[] {
  return sentencesOf(note).map((sentence) => withFigures(sentence, figures));
}

/** The sentences as lines of a text, to be changed. */
export function wordsOf(note: Pick<MonthNote, 'sentences'>): string {
  return sentencesOf(note).join('\n');
}

/** The lines of a text as sentences; the usual ones, unchanged, are none of their own. */
export function sentencesIn(words: string): string[] {
  const lines = words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.join('\n') === usualSentences.join('\n') ? [] : lines;
}

/** Whether the sentences say how much of the month nobody has reviewed. */
export function saysUnreviewed(note: Pick<MonthNote, 'sentences'>): boolean {
  return sentencesOf(note).some((sentence) => sentence.includes('{unreviewed}'));
}
