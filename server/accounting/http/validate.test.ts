import { expect, it } from 'vitest';
import { z } from 'zod';
import { partyUpdateFields } from '@/lib/contract/party';
import { day, identifier } from '@/lib/contract/primitives';
import { validate } from './validate';

it('names the first thousand faults of a body that is nothing but faults', () => {
  const outcome = validate(z.array(z.strictObject({ name: z.string() })), Array(5000).fill({}));
  const errors = outcome.ok ? [] : (outcome.problem.errors ?? []);
  expect(errors).toHaveLength(1000);
  expect(errors.at(-1)).toMatchObject({ path: '/999/name' });
});

it.each([
  [z.array(z.string()).min(1), [], 'must have at least 1 item'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'must have at most 2 items'],
  [z.string().min(1), '', 'must be at least 1 character long'],
  [z.string().max(2), 'abc', 'must be at most 2 characters long'],
  [z.number().min(1), 0, 'must be at least 1'],
])('says of a size that is wrong what it must be', (schema, value, message) => {
  const outcome = validate<z.ZodType>(schema, value);
  expect(outcome).toMatchObject({ ok: false, problem: { errors: [{ message }] } });
});

it.each([
  [day, '2026-02-30', 'must be a date such as 2026-01-31'],
  [day, '0000-01-01', 'must be in the years 0001 to 9999'],
  [z.email(), 'x', 'must be an email address'],
  [z.string().regex(/^\d\d\/\d\d$/, 'must be MM/DD'), 'x', 'must be MM/DD'],
  [partyUpdateFields.email, 'x', 'must be an email address'],
  [partyUpdateFields.email, -1, 'must be a string'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.literal('true'), 'x', 'must be true'],
  [z.enum(['in', 'out']), 'x', 'must be one of in, out'],
  [z.union([z.array(z.enum(['in', 'out'])), z.enum(['in', 'out'])]), 'x', 'must be one of in, out'],
  [identifier('invoice'), 'x', 'is not the identifier of an invoice'],
  [identifier('bill_line'), 'x', 'is not the identifier of a bill line'],
])('says in plain English what a value must be: %#', (schema, value, message) => {
  const outcome = validate<z.ZodType>(schema, value);
  expect(outcome).toMatchObject({ ok: false, problem: { errors: [{ message }] } });
});
