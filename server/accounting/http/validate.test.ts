import { expect, it } from 'vitest';
import { z } from 'zod';
import { validate } from './validate';

it('names the first thousand faults of a body that is nothing but faults', () => {
  const outcome = validate(z.array(z.strictObject({ name: z.string() })), Array(5000).fill({}));
  const errors = outcome.ok ? [] : (outcome.problem.errors ?? []);
  expect(errors).toHaveLength(1000);
  expect(errors.at(-1)).toMatchObject({ path: '/999/name' });
});
