import type { MonthFigure, MonthNote } from '@/lib/contract/month-note';
import type { MonthFigures } from './month-figures';

/** The sentence with its figures; a name that is none stays as it is. */
export function withFigures(sentence: string, figures: MonthFigures): string {
  return sentence.replace(/\{(\w+)\}/g, (text, name: string) =>
    isFigure(name, figures) ? figures[name] : text,
  );
}

function isFigure(name: string, figures: MonthFigures): name is MonthFigure {
  return Object.hasOwn(figures, name);
}

/** The commentary that somebody wrote, or the usual sentences of the month. */
function sentencesOf(
  { sentences }: Pick<MonthNote, 'sentences'>,
  usual: readonly string[],
): readonly string[] {
  return sentences.length === 0 ? usual : sentences;
}

/** The sentences of a month with their figures. */
export function filledSentences(
  note: Pick<MonthNote, 'sentences'>,
  usual: readonly string[],
  figures: MonthFigures,
): string[] {
  return sentencesOf(note, usual).map((sentence) => withFigures(sentence, figures));
}

/** The sentences as lines of a text, to be changed. */
export function wordsOf(note: Pick<MonthNote, 'sentences'>, usual: readonly string[]): string {
  return sentencesOf(note, usual).join('\n');
}

/** The lines of a text as sentences; the usual ones, unchanged, are none of their own. */
export function sentencesIn(words: string, usual: readonly string[]): string[] {
  const lines = words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.join('\n') === usual.join('\n') ? [] : lines;
}

/** Whether the sentences say how much of the month nobody has reviewed, as the usual ones do. */
export function saysUnreviewed({ sentences }: Pick<MonthNote, 'sentences'>): boolean {
  return sentences.length === 0 || sentences.some((sentence) => sentence.includes('{unreviewed}'));
}
