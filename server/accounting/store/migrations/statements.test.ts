import { expect, it } from 'vitest';
import { sqlStatements } from '@/server/platform/sql-statements';
import { migrations } from '.';

const COMMAND = /^(--[^\n]*\n\s*)*(CREATE|ALTER|DROP|GRANT|REVOKE|COMMENT|CALL|DO|INSERT|UPDATE|DELETE)\b/i;

it.each(migrations)('$name is made of single commands, which is how nodes are told of them', ({ sql }) => {
  const statements = sqlStatements(sql);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter((statement) => !COMMAND.test(statement))).toEqual([]);
});
