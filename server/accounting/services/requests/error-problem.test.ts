import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { problemStatus } from '@/lib/contract/problem';
import { problemOfError } from './error-problem';

const ofDatabase = (code: string) =>
  Object.assign(new DatabaseError('could not extend file', 1, 'error'), { code });
const ofSystem = (code: string) => Object.assign(new Error(`${code}: write`), { code });

it.each([
  ['the disk of the database is full', ofDatabase('53100'), 507],
  ['the disk of the documents is full', ofSystem('ENOSPC'), 507],
  ['the quota of the documents is used up', ofSystem('EDQUOT'), 507],
  ['the database has no connection left', ofDatabase('53300'), 503],
  ['the database is being stopped', ofDatabase('57P01'), 503],
  ['the connection is refused', ofSystem('ECONNREFUSED'), 503],
  ['a statement is wrong', ofDatabase('42601'), 500],
])('when %s, the answer says so', (_, error, status) => {
  const problem = problemOfError(error);
  expect(problemStatus[problem.code]).toBe(status);
  expect(problem.detail).toMatch(/^The |^An /);
});
