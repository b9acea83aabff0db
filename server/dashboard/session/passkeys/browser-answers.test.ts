import { expect, it } from 'vitest';
import { makeAuthenticator } from '../testing/authenticator';
import { challengeIn, hasNoAttestationCertificate, madePasskey } from './browser-answers';

const address = 'https://books.example.test';
const options = {
  rp: { name: 'Daybook', id: 'books.example.test' },
  user: { id: 'dXNlcg', name: 'ada', displayName: 'Ada' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [],
};
const made = (namesMaker: boolean) =>
  madePasskey.parse(makeAuthenticator(address).create(options, { namesMaker }));

it('names the challenge that was signed', () => {
  expect(challengeIn(made(false))).toBe(options.challenge);
  const other = made(false);
  other.response.clientDataJSON = 'AAAA';
  expect(challengeIn(other)).toBeNull();
});

it('tells an answer with a certificate of the maker, whose addresses would be asked, from one without', () => {
  expect(hasNoAttestationCertificate(made(false))).toBe(true);
  expect(hasNoAttestationCertificate(made(true))).toBe(false);
  const broken = made(false);
  broken.response.attestationObject = 'AAAA';
  expect(hasNoAttestationCertificate(broken)).toBe(false);
});
