import { stripVTControlCharacters } from 'node:util';

/**
 * The tests that failed, from the JSON reports of the two runners: which file, which test, and how its message begins.
 * The summary ends with them, where a log that was cut to its end still shows them.
 */

/** @returns {string[]} */
export function failedInVitest(report) {
  return (report.testResults ?? []).flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that does not load, and a hook that fails, have no test of their own to name.
    if (failed.length === 0) return message ? [told(name, 'as a whole', message)] : [];
    return failed.map(({ fullName, failureMessages }) => told(name, fullName, failureMessages?.[0]));
  });
}

/** @returns {string[]} */
export function failedInPlaywright(report) {
  return (report.suites ?? []).flatMap(failedSpecs);
}

function failedSpecs({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const results = (tests ?? []).flatMap(({ results }) => results ?? []);
      return told(file, title, results.find(({ error }) => error)?.error.message);
    });
  return [...own, ...suites.flatMap(failedSpecs)];
}

const longestMessage = 12;

function told(file, title, message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, longestMessage);
  return [`${file} › ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
}
