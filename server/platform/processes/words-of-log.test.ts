import { expect, it } from 'vitest';
import { loggerTo } from '../logging';
import { wordsOfLog } from './words-of-log';

function logged(write: (logger: ReturnType<typeof loggerTo>) => void): string {
  const lines: string[] = [];
  write(loggerTo({ write: (line) => lines.push(line) }, 'accounting-service', 'info'));
  return lines.join('');
}

it.each([
  ['nothing', '', []],
  [
    'a record with an error',
    logged((logger) => logger.fatal({ err: new Error('no such role') }, 'the service failed to start')),
    ['the service failed to start: no such role'],
  ],
  ['a record without one', logged((logger) => logger.info({ port: 4000 }, 'listening')), ['listening']],
  ['a sentence', 'DATABASE_URL must name a PostgreSQL.\n', ['DATABASE_URL must name a PostgreSQL.']],
  ['JSON that is no record', '[1]\n{"a":1}\n', ['[1]', '{"a":1}']],
  [
    'an error that nobody caught',
    `file:///daybook/dist/accounting-service.js:7\n    throw new Error('unforeseen');\n          ^\n\n${new Error('unforeseen').stack}\n\nNode.js v20.20.2\n`,
    ["    throw new Error('unforeseen');", 'Error: unforeseen'],
  ],
])('of %s', (_, output, words) => {
  expect(wordsOfLog(output)).toEqual(words);
});
