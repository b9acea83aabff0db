import { expect, it } from 'vitest';
import { monthFigures } from '@/lib/contract/choices';
import { monthNoteUpdate } from '@/lib/contract/month-note';
import type { MonthFigures } from './month-figures';
import { filledSentences, saysUnreviewed, sentencesIn, textOfSentences, withFigures } from './sentences';
import { aging, emptyMonth, result, smallMonth } from './testing/small-month';
import { usualSentencesOf } from './usual-sentences';

const format = { currency: 'USD', fiscalYear: '12/31', today: '2026-11-24' };
const usualSentences = usualSentencesOf(smallMonth(result(500, 300), result(400, 320)), format);

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
  expect(sentencesIn(textOfSentences({ sentences: [] }, usualSentences), usualSentences)).toEqual([]);
  expect(sentencesIn(' Calm. \n\n Busy.\n', usualSentences)).toEqual(['Calm.', 'Busy.']);
  expect(
    sentencesIn(textOfSentences({ sentences: ['Calm.', 'Busy.'] }, usualSentences), usualSentences),
  ).toEqual(['Calm.', 'Busy.']);
});

const busy = smallMonth(result(500, 300), result(400, 320));
const still = usualSentencesOf(emptyMonth, format);
const told = (sentences: readonly string[], usual: readonly string[]) =>
  textOfSentences({ sentences: [...sentences] }, usual).split('\n');

it('chooses the words of a usual sentence anew that was saved unchanged', () => {
  const owing = { ...busy, receivable: aging(0, 0), payable: aging(0, 0) };
  const saved = ['A good month.', ...usualSentencesOf(owing, format)];
  expect(saved).toContain('Customers owe nothing, and nothing is owed to vendors.');
  expect(told(saved, usualSentences)).toEqual(['A good month.', ...usualSentences]);
  expect(told([...still, 'We were closed.'], usualSentences)).toEqual([...usualSentences, 'We were closed.']);
  expect(told([...usualSentences, 'We opened.'], still)).toEqual([...still, 'We opened.']);
});

it('leaves out the usual sentences that somebody took out, and keeps the order', () => {
  const [income = '', costs = '', cash = '', owed = '', open = ''] = usualSentences;
  expect(told([owed, income], usualSentences)).toEqual([owed, income]);
  expect(told([cash, costs, 'Calm.'], still)).toEqual([still[0], 'Calm.']);
  expect(told(['No entry in these figures waits for review.'], usualSentences)).toEqual([
    open.slice(0, open.indexOf('. ') + 1),
  ]);
});

it('keeps what somebody wrote behind a usual sentence of the same line', () => {
  const owed = 'Customers owe nothing, and nothing is owed to vendors.';
  expect(told([`${owed} That is rare.`], usualSentences)).toEqual([`${usualSentences[3]} That is rare.`]);
});

it('keeps changed sentences as they were written', () => {
  const changed = ['Customers owe nothing at all.', 'There was no income in {month}, sadly.'];
  expect(told(changed, usualSentences)).toEqual(changed);
});

it('takes the usual sentences as they are now for none of one’s own', () => {
  expect(sentencesIn(textOfSentences({ sentences: [...still] }, usualSentences), usualSentences)).toEqual([]);
});

it('knows by the sentences as they are shown whether the unreviewed entries are said', () => {
  expect(saysUnreviewed({ sentences: [...still, 'Calm.'] }, usualSentences)).toBe(true);
  expect(saysUnreviewed({ sentences: ['Calm.'] }, usualSentences)).toBe(false);
});
