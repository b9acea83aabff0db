import { expect, it } from 'vitest';
import { hashPassword, isPasswordRight } from './password';

it('accepts the password and nothing else, hashed with argon2id', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPasswordRight(hash, 'correct horse battery')).toBe(true);
  expect(await isPasswordRight(hash, 'correct horse batterY')).toBe(false);
  expect(await isPasswordRight(hash, '')).toBe(false);
});

it('takes one letter typed in two ways for the same letter', async () => {
  expect(await isPasswordRight(await hashPassword('caf\u00e9 am Abend'), 'cafe\u0301 am Abend')).toBe(true);
});

it('is never right where there is no account', async () => {
  expect(await isPasswordRight(null, '')).toBe(false);
});
