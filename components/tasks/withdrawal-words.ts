import { countOf, formatCount } from '@/lib/format/count';
import type { WithdrawalCounts, WithdrawnQuestions } from '@/lib/withdrawn-questions';

type WithdrawalResult = Pick<WithdrawnQuestions, 'questions' | 'confirmations'> & {
  problem: { detail: string } | null;
};
type Words = { one: string; many: string; done: string };

/** What was not done, and what may not have been, of questions that were to be withdrawn; null where all was. */
export function withdrawalNotice(
  { questions, confirmations, problem }: WithdrawalResult,
  locale: string,
): { title: string; detail: string } | null {
  const [title, ...others] = [
    ...missed(questions, { one: 'question', many: 'questions', done: 'withdrawn' }, locale),
    ...missed(confirmations, { one: 'entry', many: 'entries', done: 'confirmed again' }, locale),
  ];
  if (title === undefined) return null;
  const why = problem ? problem.detail : closedAlready(questions.not);
  return { title, detail: [...others.map((sentence) => `${sentence}.`), why].join(' ') };
}

function missed({ done, not, unknown }: WithdrawalCounts, words: Words, locale: string): string[] {
  const all = done + not + unknown;
  const some = (count: number) => {
    const verb = count === 1 ? 'was' : 'were';
    if (all === 1) return `the ${words.one} ${verb}`;
    return `${formatCount(count, locale)} of ${countOf(all, words.one, words.many, locale)} ${verb}`;
  };
  const isNot = some(not).replace(/^t/, 'T');
  return [
    ...(not > 0 ? [`${isNot} not ${words.done}`] : []),
    ...(unknown > 0 ? [`It is not known whether ${some(unknown)} ${words.done}`] : []),
  ];
}

function closedAlready(count: number): string {
  const [subject, object] = count === 1 ? ['It is', 'it'] : ['They are', 'them'];
  return `${subject} no longer open: the owner has answered ${object}, or somebody has closed ${object}.`;
}
