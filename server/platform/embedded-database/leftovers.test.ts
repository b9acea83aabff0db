import { describe, expect, it } from 'vitest';
import { belongsTo } from './leftover-database';

describe('a process of the cluster daybook-1-23', () => {
  it.each([
    ['/project/bin/postgres -D /data/postgres -c cluster_name=daybook-1-23 -c port=40000', true],
    ['postgres: daybook-1-23: checkpointer', true],
    ['postgres: daybook-1-23: daybook daybook 127.0.0.1(38194) idle', true],
    ['/project/bin/postgres -D /data/postgres -c cluster_name=daybook-1-234 -c port=40000', false],
    ['postgres: daybook-1-234: checkpointer', false],
    ['postgres: checkpointer', false],
    ['/usr/lib/postgresql/18/bin/postgres -D /var/lib/postgresql/18/main', false],
    ['vi postgres: daybook-1-23: notes', false],
  ])('%s: %s', (commandLine, expected) => {
    expect(belongsTo('daybook-1-23', commandLine)).toBe(expected);
  });
});
