import { expect, it } from 'vitest';
import { z } from 'zod';
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
