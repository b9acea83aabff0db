import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { problemStatus } from '@/lib/contract/problem';
import { periodLocked } from '../../domain/journal-entry/books-lock';
import { UnfootedReportError } from '../../domain/reports/unfooted-report';
import { problemOfError } from './error-problem';

const ofDatabase = (code: string) =>
  Object.assign(new DatabaseError('could not extend file', 1, 'error'), { code });
const ofSystem = (code: string) => Object.assign(new Error(`${code}: write`), { code });
const unfooted = new UnfootedReportError('The cash flow report of 2026-01 does not foot: starting 5');

it.each([
  ['the disk of the database is full', ofDatabase('53100'), 507, 'The disk is full'],
  ['the disk of the documents is full', ofSystem('ENOSPC'), 507, 'The disk is full'],
  ['the quota of the documents is used up', ofSystem('EDQUOT'), 507, 'The disk is full'],
  ['the database has no connection left', ofDatabase('53300'), 503, 'The database cannot be reached'],
  ['the database is being stopped', ofDatabase('57P01'), 503, 'The database cannot be reached'],
  ['the connection is refused', ofSystem('ECONNREFUSED'), 503, 'The database cannot be reached'],
  [
    'the connection was lost since the statement before',
    new Error('Client has encountered a connection error and is not queryable'),
    503,
    'The database cannot be reached',
  ],
  [
    'the connection was closed since the statement before',
    new Error('Client was closed and is not queryable'),
    503,
    'The database cannot be reached',
  ],
  ['another change took too long', ofDatabase('55P03'), 503, 'Timed out waiting for another request'],
  ['two changes waited for each other', ofDatabase('40P01'), 503, 'Timed out waiting for another request'],
  ['two changes were not in one order', ofDatabase('40001'), 503, 'Timed out waiting for another request'],
  ['a statement is wrong', ofDatabase('42601'), 500, 'An unexpected error'],
  ['a report does not foot', unfooted, 500, 'The figures in the books do not add up for this report'],
])('when %s, the answer says so', (_, error, status, words) => {
  const problem = problemOfError(error);
  expect(problemStatus[problem.code]).toBe(status);
  expect(problem.detail).toContain(words);
});

it('the lock of the books, found by the database alone, is refused in the words of the books', () => {
  const words = 'The books are locked through 2026-10-31; 2026-10-22T00:00:00.000Z lies on or before it.';
  const error = Object.assign(new DatabaseError(words, 1, 'error'), { code: 'DBK01' });
  const { code, detail } = periodLocked('2026-10-31');
  expect(problemOfError(error)).toEqual({ code, detail });
});
