import { expect, it } from 'vitest';
import { signInOutcomeOf } from './request-sign-in';

it.each([
  ['http://127.0.0.1:3000', 'signed_in'],
  ['/businesses', 'signed_in'],
  ['http://127.0.0.1:3000/api/auth/error?error=CredentialsSignin&provider=credentials', 'refused'],
  ['http://127.0.0.1:3000/api/auth/error?error=wait-128', { waitSeconds: 128 }],
  ['http://127.0.0.1:3000/api/auth/error?error=code-missing', 'code_missing'],
  ['http://127.0.0.1:3000/api/auth/error?error=code-wrong', 'code_wrong'],
  ['http://127.0.0.1:3000/api/auth/error?error=connect%20ECONNREFUSED', 'unreachable'],
  ['http://127.0.0.1:3000/api/auth/signin?csrf=true', 'unreachable'],
])('%s means %j', (url, expected) => {
  expect(signInOutcomeOf(url)).toEqual(expected);
});
