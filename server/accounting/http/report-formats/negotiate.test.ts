import { expect, it } from 'vitest';
import { negotiate, reportMediaTypes } from './negotiate';

const { csv, xlsx } = reportMediaTypes;

it.each([
  [null, 'json'],
  ['', 'json'],
  ['*/*', 'json'],
  ['application/json', 'json'],
  ['application/json; charset=utf-8', 'json'],
  ['APPLICATION/JSON', 'json'],
  ['application/*', 'json'],
  ['text/*', 'csv'],
  [csv, 'csv'],
  [xlsx, 'xlsx'],
  [`${csv}, ${xlsx}`, 'csv'],
  [`${csv};q=0.5, ${xlsx}`, 'xlsx'],
  [`${csv}; q=0.5, ${xlsx}; q=0.4, */*;q=0.1`, 'csv'],
  [`application/json;q=0, */*`, 'csv'],
  [`application/json;q=0.2, text/csv;q=0.2`, 'json'],
  [`application/*;q=0.9, application/json;q=0.1`, 'xlsx'],
  [`text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8`, 'json'],
  [`nonsense, text/csv`, 'csv'],
])('Accept: %s gets %s', (accept, format) => {
  expect(negotiate(accept)).toEqual({ ok: true, value: format });
});

it.each([
  'text/html',
  'application/pdf',
  'application/json;q=0',
  '*/*;q=0',
  'text/csv;q=0, text/html',
  'application/vnd.ms-excel',
  'text/csv;q=2',
  'text/csv;q=x',
  'nonsense',
])('Accept: %s gets nothing', (accept) => {
  const answer = negotiate(accept);
  expect(answer.ok ? null : answer.problem.code).toBe('not_acceptable');
});
