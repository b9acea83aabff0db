import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rotateLarge } from './rotate-logs';

const logger = pino({ level: 'silent' });
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-logs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('sets a large log aside while a program goes on writing into it, and keeps one older copy', () => {
  const path = join(folder, 'service.log');
  const descriptor = openSync(path, 'a', 0o600);
  for (const text of ['first', 'second', 'third']) {
    writeSync(descriptor, text.repeat(20));
    rotateLarge(folder, logger, 50);
    writeSync(descriptor, `after ${text}`);
    expect(readFileSync(path, 'utf8')).toBe(`after ${text}`);
  }
  closeSync(descriptor);
  expect(readFileSync(`${path}.old`, 'utf8')).toBe(`after second${'third'.repeat(20)}`);
  expect(readdirSync(folder).toSorted()).toEqual(['service.log', 'service.log.old']);
});

it('leaves alone what is small or no log, and a folder that is gone', () => {
  writeFileSync(join(folder, 'small.log'), 'x');
  writeFileSync(join(folder, 'other.txt'), 'x'.repeat(100));
  rotateLarge(folder, logger, 50);
  expect(readdirSync(folder).toSorted()).toEqual(['other.txt', 'small.log']);
  expect(() => rotateLarge(join(folder, 'none'), logger, 50)).not.toThrow();
});
