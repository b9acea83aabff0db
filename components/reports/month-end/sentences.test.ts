import { expect, it } from 'vitest';
import { monthFigures, monthNoteUpdate } from '@/lib/contract/month-note';
import type { MonthFigures } from './month-figures';
import { filledSentences, sentencesIn, withFigures, wordsOf } from './sentences';
import { result, smallMonth } from './testing/small-month';
import { usualSentencesOf } from './usual-sentences';

const look = { currency: 'USD', fiscalYear: '12/31', today: '2026-11-24' };
const usualSentences = usualSentencesOf(smallMonth(result(500, 300), result(400, 320)), look);

const figures = Object.fromEntries(monthFigures.map((name) => [name, `<${name}>`])) as MonthFigures;

it('puts figures where their names are, and leaves other braces alone', () => {
  expect(withFigures('Income {income}, {income} again, {profit}.', figures)).toBe(
    'Income <income>, <income> again, {profit}.',
  );
});

it.each(usualSentences)('knows every figure of "%s"', (sentence) => {
  expect(withFigures(sentence, figures)).not.toContain('{');
});

it('begins with sentences that may be kept as they are', () => {
  expect(monthNoteUpdate.safeParse({ sentences: usualSentences }).success).toBe(true);
});

it('tells what somebody wrote, else the usual sentences, and takes the usual ones back as none', () => {
  expect(filledSentences({ sentences: ['Net {net_income}.'] }, usualSentences, figures)).toEqual([
    'Net <net_income>.',
  ]);
  expect(filledSentences({ sentences: [] }, usualSentences, figures)).toHaveLength(usualSentences.length);
  expect(sentencesIn(wordsOf({ sentences: [] }, usualSentences), usualSentences)).toEqual([]);
  expect(sentencesIn(' Calm. \n\n Busy.\n', usualSentences)).toEqual(['Calm.', 'Busy.']);
  expect(sentencesIn(wordsOf({ sentences: ['Calm.', 'Busy.'] }, usualSentences), usualSentences)).toEqual([
    'Calm.',
    'Busy.',
  ]);
});
