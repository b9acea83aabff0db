import type { MonthFigure } from '@/lib/contract/choices';
import type { MonthNote } from '@/lib/contract/month-note';
import type { MonthFigures } from './month-figures';
import { type SentenceTopic, topicsOf } from './usual-wordings';

/** The sentence with its figures; a name that is none stays as it is. */
export function withFigures(sentence: string, figures: MonthFigures): string {
  return sentence.replace(/\{(\w+)\}/g, (text, name: string) =>
    isFigure(name, figures) ? figures[name] : text,
  );
}

function isFigure(name: string, figures: MonthFigures): name is MonthFigure {
  return Object.hasOwn(figures, name);
}

/**
 * The commentary that somebody wrote, or the usual sentences of the month. A usual sentence that was saved unchanged is told
 * in the words that are true now, for they depend on the figures; it may have become several, or none.
 */
function sentencesOf(
  { sentences }: Pick<MonthNote, 'sentences'>,
  usual: readonly string[],
): readonly string[] {
  if (sentences.length === 0) return usual;
  const unsaid = usual.flatMap((line, index) =>
    sentencesOfLine(line).map((words) => ({ words, line: index, parts: topicsOf(words) ?? [] })),
  );
  const takeOf = (parts: readonly SentenceTopic[]) => {
    const taken = unsaid.filter((each) => each.parts.some((part) => parts.includes(part)));
    for (const each of taken) unsaid.splice(unsaid.indexOf(each), 1);
    return taken;
  };
  return sentences.flatMap((line) => {
    const told = sentencesOfLine(line).map((words) => ({ words, parts: topicsOf(words) }));
    const now = told.flatMap(({ words, parts }) => (parts ? takeOf(parts) : [{ words, line: -1 }]));
    if (told.some(({ parts }) => !parts)) return [now.map(({ words }) => words).join(' ')];
    return [...new Set(now.map((each) => each.line))].map((own) =>
      now
        .filter((each) => each.line === own)
        .map(({ words }) => words)
        .join(' '),
    );
  });
}

/** A line can hold several sentences; joined by a blank they are the line. */
function sentencesOfLine(line: string): string[] {
  const parts = line.split(/\. (?=\S)/);
  return parts.map((part, index) => (index === parts.length - 1 ? part : `${part}.`));
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
export function textOfSentences(note: Pick<MonthNote, 'sentences'>, usual: readonly string[]): string {
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
export function saysUnreviewed(note: Pick<MonthNote, 'sentences'>, usual: readonly string[]): boolean {
  return sentencesOf(note, usual).some((sentence) => sentence.includes('{unreviewed}'));
}
