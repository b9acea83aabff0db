import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createLogger, loggerTo } from './logging';

function linesLogged(write: (logger: ReturnType<typeof loggerTo>) => void): string[] {
  const lines: string[] = [];
  write(loggerTo({ write: (line) => lines.push(line) }, 'test', 'info'));
  return lines;
}

describe('a log line', () => {
  it('is one JSON object with the time, the level and the program', () => {
    const [line = ''] = linesLogged((logger) => logger.info({ requestId: 'r1' }, 'answered'));
    expect(JSON.parse(line)).toMatchObject({
      level: 'info',
      program: 'test',
      requestId: 'r1',
      msg: 'answered',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it.each([
    { token: 'hush' },
    { password: 'hush' },
    { headers: { authorization: 'Bearer hush' } },
    { headers: { cookie: 'session=hush' } },
    { request: { headers: { authorization: 'Bearer hush' } } },
    { body: { client_secret: 'hush' } },
    { answer: { access_token: 'hush' } },
    { settings: { databaseUrl: 'postgres://u:hush@db' } },
    { application: { secretHash: 'hush' } },
  ])('of %j keeps the secret out', (fields) => {
    const [line] = linesLogged((logger) => logger.info(fields, 'seen'));
    expect(line).toContain('[redacted]');
    expect(line).not.toContain('hush');
  });
});

// A device of Linux on which every write fails as on a full volume.
it.runIf(existsSync('/dev/full'))(
  'fails nobody who logs to a full volume, nor keeps all lines in memory',
  () => {
    const logger = createLogger('test', 'info', '/dev/full');
    const before = process.memoryUsage().rss;
    expect(() => {
      for (let line = 0; line < 20_000; line += 1) logger.info({ line }, 'x'.repeat(5000));
    }).not.toThrow();
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 ** 2);
  },
);
