import { beforeEach, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../testing/migrated-database';
import {
  accountSubject,
  addressSubject,
  clearAttempts,
  countAttempt,
  countFailure,
  uncountAttempt,
} from './sign-in-attempts';

const pool = openMigratedDatabase();
const office = addressSubject('192.0.2.1');
beforeEach(() => pool.query('delete from dashboard.sign_in_attempts'));

const count = () => countAttempt(pool, office);
const succeed = () => uncountAttempt(pool, office);
const fail = () => countFailure(pool, office);

async function failTimes(times: number) {
  for (let time = 0; time < times; time += 1) {
    expect(await count()).toBe(0);
    await fail();
  }
}

const letTimePass = (interval: string) =>
  pool.query(
    `update dashboard.sign_in_attempts set first_at = first_at - $1::interval,
      blocked_until = blocked_until - $1::interval, judging_since = judging_since - $1::interval`,
    [interval],
  );

describe('an address that many people share', () => {
  it('forgets the failures of yesterday, whoever comes and goes meanwhile', async () => {
    for (let day = 0; day < 10; day += 1) {
      for (let person = 0; person < 5; person += 1) {
        await failTimes(1);
        expect(await count()).toBe(0);
        await succeed();
        await letTimePass('5 hours');
      }
    }
  });

  it('is as it was before, after a success', async () => {
    await failTimes(21);
    await letTimePass('2 seconds');
    const before = await pool.query(
      'select failures, first_at, blocked_until from dashboard.sign_in_attempts',
    );
    expect(await count()).toBe(0);
    await succeed();
    const after = await pool.query(
      'select failures, first_at, blocked_until from dashboard.sign_in_attempts',
    );
    expect(after.rows).toEqual(before.rows);
    await failTimes(1);
    expect(await count()).toBe(4);
  });

  it('waits a second while somebody else is judged, and not the delay of a failure there was none of', async () => {
    await pool.query(
      'insert into dashboard.sign_in_attempts (subject, failures, first_at, blocked_until) values ($1, 26, now(), now())',
      [office.key],
    );
    expect(await count()).toBe(0);
    expect(await count()).toBe(1);
    await succeed();
    expect(await count()).toBe(0);
    await fail();
    expect(await count()).toBe(128);
  });

  it('takes back each of two successes at the same moment, and keeps the failure beside one', async () => {
    await failTimes(18);
    expect(await Promise.all([count(), count()])).toEqual([0, 0]);
    await Promise.all([succeed(), succeed()]);
    expect(await Promise.all([count(), count()])).toEqual([0, 0]);
    await Promise.all([succeed(), fail()]);
    await failTimes(2);
    expect(await count()).toBe(2);
  });

  it('counts as failed what was never judged to the end', async () => {
    await failTimes(20);
    expect(await count()).toBe(0);
    expect(await count()).toBe(1);
    await letTimePass('11 seconds');
    await failTimes(1);
    expect(await count()).toBe(4);
  });
});

it('an account that starts afresh still counts the guesses that are judged at that moment', async () => {
  const account = accountSubject('ada@example.test');
  const guesses = await Promise.all(Array.from({ length: 5 }, () => countAttempt(pool, account)));
  expect(guesses).toEqual([0, 0, 0, 0, 0]);
  await clearAttempts(pool, account);
  expect([await countAttempt(pool, account), await countAttempt(pool, account)]).toEqual([0, 1]);
  for (let guess = 0; guess < 5; guess += 1) await countFailure(pool, account);
  expect(await countAttempt(pool, account)).toBe(2);
});
