import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest, shortFailure, wholeFailure } from './failed-tests.mjs';

it('names the tests that failed, with the beginning of their messages', () => {
  const report = {
    testResults: [
      {
        name: 'lib/a.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'a sum is kept' },
          {
            status: 'failed',
            fullName: 'a sum is exact',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\nat a'],
          },
        ],
      },
      { name: 'lib/b.test.ts', message: 'no such module', assertionResults: [] },
      {
        name: 'lib/c.test.ts',
        message: '',
        assertionResults: [{ status: 'passed', fullName: 'all is well' }],
      },
    ],
  };
  expect(failedInVitest(report).map(wholeFailure)).toEqual([
    'lib/a.test.ts › a sum is exact\n    expected 1\n    at a',
    'lib/b.test.ts › as a whole\n    no such module',
  ]);
});

it('names the journeys that failed, in whatever group they stand', () => {
  const failed = {
    ok: false,
    file: 'b.spec.ts',
    title: 'ends',
    tests: [{ results: [{ error: { message: 'late' } }] }],
  };
  const report = { suites: [{ specs: [{ ok: true }], suites: [{ specs: [failed] }] }] };
  expect(failedInPlaywright(report).map(wholeFailure)).toEqual(['b.spec.ts › ends\n    late']);
});

it('names the step and the line of a journey, and what was on its page', () => {
  const context = join(mkdtempSync(join(tmpdir(), 'daybook-failed-')), 'error-context.md');
  writeFileSync(context, '# Error details\n\n```yaml\n- button "Sign in"\n- alert\n```\n');
  const error = { message: 'late', location: { file: '/a/b.spec.ts', line: 7, column: 3 } };
  const steps = [{ title: 'first' }, { title: 'second', error, steps: [{ title: 'inner', error }] }];
  const attachments = [{ name: 'error-context', path: context }];
  const specs = [
    { ok: false, file: 'b.spec.ts', title: 'ends', tests: [{ results: [{ error, steps, attachments }] }] },
  ];
  const [failed] = failedInPlaywright({ suites: [{ specs }] });
  expect(failed && wholeFailure(failed)).toBe(
    [
      'b.spec.ts:7 › ends › second › inner',
      '    The page then:',
      '    - button "Sign in"',
      '    - alert',
      '    late',
    ].join('\n'),
  );
});

it('says at the very end why a test failed, in a few lines', () => {
  const message = `expect failed\n\nLocator: row\n${'Expected: Rent\n'.repeat(20)}`;
  const assertionResults = [{ status: 'failed', fullName: 'a sum is exact', failureMessages: [message] }];
  const [failed] = failedInVitest({ testResults: [{ name: 'a.test.ts', message: '', assertionResults }] });
  expect(failed && shortFailure(failed)).toBe(
    [
      'failed  a.test.ts › a sum is exact',
      '    expect failed',
      '    Locator: row',
      ...Array(3).fill('    Expected: Rent'),
    ].join('\n'),
  );
});

it('shows the end of a long page, where it says what was just done', () => {
  const context = join(mkdtempSync(join(tmpdir(), 'daybook-failed-')), 'error-context.md');
  const rows = Array.from({ length: 100 }, (_, row) => `- row ${row} [ref=e${row}] [cursor=pointer]`);
  const end = ['- generic [ref=e100]:', '  - status [ref=e101]: Saving'];
  writeFileSync(context, `\`\`\`yaml\n${[...rows, ...end].join('\n')}\n\`\`\`\n`);
  const attachments = [{ name: 'error-context', path: context }];
  const tests = [{ results: [{ error: { message: 'late' }, attachments }] }];
  const [failed] = failedInPlaywright({ suites: [{ specs: [{ ok: false, file: 'b.spec.ts', tests }] }] });
  expect(failed?.page.slice(-2)).toEqual(['- row 99', '  - status: Saving']);
  expect(failed?.page).not.toContain('- row 9');
});

it('names none where a runner wrote no report', () => {
  expect([failedInVitest({}), failedInPlaywright({})]).toEqual([[], []]);
});
