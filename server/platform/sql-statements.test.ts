import { describe, expect, it } from 'vitest';
import { sqlStatements } from './sql-statements';

describe('the statements of a text', () => {
  it.each([
    ['two', 'SELECT 1; SELECT 2;', ['SELECT 1;', 'SELECT 2;']],
    ['one without its end', '\n  SELECT 1\n', ['SELECT 1']],
    ['none', ' \n', []],
    ['none but a comment', 'SELECT 1;\n-- the end; really\n', ['SELECT 1;']],
    ['a semicolon in a text', "SELECT 'a;''b;'; SELECT 2", ["SELECT 'a;''b;';", 'SELECT 2']],
    ['a semicolon in a name', 'SELECT 1 AS "a;b"; SELECT 2', ['SELECT 1 AS "a;b";', 'SELECT 2']],
    ['a body', "DO $$ BEGIN x; 'y; END $$; SELECT 2", ["DO $$ BEGIN x; 'y; END $$;", 'SELECT 2']],
    ['a named body', 'DO $a$ x; $$ y; $$ $a$; SELECT 2', ['DO $a$ x; $$ y; $$ $a$;', 'SELECT 2']],
    ['a quote in a comment', "-- it's; this\nSELECT 1; SELECT 2", ["-- it's; this\nSELECT 1;", 'SELECT 2']],
  ])('with %s', (_, text, statements) => expect(sqlStatements(text)).toEqual(statements));
});
