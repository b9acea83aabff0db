import { expect, it } from 'vitest';
import { withdrawalNotice } from './withdrawal-words';

const outcomes = (done: number, not = 0, unknown = 0) => ({ done, not, unknown });
const none = outcomes(0);
const problem = { detail: 'The books are locked.' };
const closed = 'It is no longer open: the owner has answered it, or somebody has closed it.';
const allClosed = 'They are no longer open: the owner has answered them, or somebody has closed them.';

it.each([
  [outcomes(1), none, null, null],
  [outcomes(20), outcomes(3), null, null],
  [outcomes(0, 1), none, null, ['The question was not withdrawn', closed]],
  [outcomes(19, 1), none, null, ['1 of 20 questions was not withdrawn', closed]],
  [outcomes(17, 3), none, null, ['3 of 20 questions were not withdrawn', allClosed]],
  [outcomes(0, 2), none, null, ['2 of 2 questions were not withdrawn', allClosed]],
  [outcomes(0, 2), none, problem, ['2 of 2 questions were not withdrawn', problem.detail]],
  [outcomes(1), outcomes(0, 1), problem, ['The entry was not confirmed again', problem.detail]],
  [outcomes(3), outcomes(1, 2), problem, ['2 of 3 entries were not confirmed again', problem.detail]],
  [
    outcomes(1, 1),
    outcomes(0, 0, 1),
    problem,
    [
      '1 of 2 questions was not withdrawn',
      'It is not known whether the entry was confirmed again. The books are locked.',
    ],
  ],
  [outcomes(0, 0, 1), none, problem, ['It is not known whether the question was withdrawn', problem.detail]],
  [
    outcomes(1, 2, 1),
    none,
    problem,
    [
      '2 of 4 questions were not withdrawn',
      'It is not known whether 1 of 4 questions was withdrawn. The books are locked.',
    ],
  ],
])('of questions %j and confirmations %j, with %j', (questions, confirmations, stoodInTheWay, words) => {
  const notice = withdrawalNotice({ questions, confirmations, problem: stoodInTheWay }, 'en-US');
  expect(notice && [notice.title, notice.detail]).toEqual(words);
});
