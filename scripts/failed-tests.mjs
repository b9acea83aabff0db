import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * The tests that failed, from the JSON reports of the two runners: which file, which test, and how its message begins; of a
 * journey also at which step and line, and what was on the page. The summary ends with them, where a log that was cut to its
 * end still shows them.
 */

export function failedInVitest(report) {
  return (report.testResults ?? []).flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that does not load, and a hook that fails, have no test of their own to name.
    if (failed.length === 0) return message ? [told(name, 'as a whole', message)] : [];
    return failed.map(({ fullName, failureMessages }) => told(name, fullName, failureMessages?.[0]));
  });
}

export function failedInPlaywright(report) {
  return (report.suites ?? []).flatMap(failedSpecs);
}

function failedSpecs({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const results = (tests ?? []).flatMap(({ results }) => results ?? []);
      const { error, steps, attachments } = results.find((each) => each.error) ?? {};
      const line = error?.location ? `:${error.location.line}` : '';
      const at = [title, ...failedSteps(steps)].join(' › ');
      return { ...told(`${file}${line}`, at, error?.message), page: pageOf(attachments) };
    });
  return [...own, ...suites.flatMap(failedSpecs)];
}

function failedSteps(steps = []) {
  const step = steps.find(({ error }) => error);
  return step ? [step.title, ...failedSteps(step.steps)] : [];
}

const longestPage = 60;

/**
 * What was on the page as the journey failed, which the runner writes into a file of its own: of a long page its end, where
 * notices, dialogs and what was just done stand, behind the navigation and the rows.
 */
function pageOf(attachments = []) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const text = path && existsSync(path) ? readFileSync(path, 'utf8') : '';
  const page = /```yaml\n([\s\S]*?)\n```/.exec(text)?.[1];
  if (!page) return [];
  // What stands for nothing but a box, and references that only a program follows, tell a reader nothing.
  const told = page.replace(/ \[(?:ref=\w+|cursor=pointer)\]/g, '').split('\n');
  const named = told.filter((line) => !/^\s*- (?:generic|img):?$/.test(line));
  return named.slice(-longestPage);
}

/** The failed test with all that is known of it: its message last, next to what comes at the end of the log. */
export function wholeFailure({ test, message, page }) {
  return [test, ...indented(page.length > 0 ? ['The page then:', ...page] : []), ...indented(message)].join(
    '\n',
  );
}

/** Which test failed and why, for the very end of the log. */
export function shortFailure({ test, message }) {
  return [`failed  ${test}`, ...indented(message.slice(0, longestShortMessage))].join('\n');
}

function indented(lines) {
  return lines.map((line) => `    ${line}`);
}

const longestMessage = 12;
const longestShortMessage = 5;

function told(file, title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return { test: `${file} › ${title}`, message: lines.slice(0, longestMessage), page: [] };
}
