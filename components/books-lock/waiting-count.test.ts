import { expect, it } from 'vitest';
import { countingOf, countingWords, type WaitingRead } from './waiting-count';

const counted: WaitingRead = { data: { data: { count: 0 } }, isError: false, fetchStatus: 'idle' };
const onItsWay: WaitingRead = { data: undefined, isError: false, fetchStatus: 'fetching' };

it.each<[string, readonly WaitingRead[], string]>([
  ['all is counted', [counted, counted], 'counted'],
  ['one is on its way', [counted, onItsWay], 'counting'],
  ['one failed', [onItsWay, { ...onItsWay, isError: true, fetchStatus: 'idle' }], 'unknown'],
  ['the network is away', [counted, { ...onItsWay, fetchStatus: 'paused' }], 'unknown'],
  ['one failed that was counted before', [{ ...counted, isError: true }], 'counted'],
])('where %s', (_, reads, counting) => {
  expect(countingOf(reads)).toBe(counting);
});

it('never says that it counts what it cannot reach', () => {
  expect(countingWords('unknown', 'Oct 31, 2026')).toMatch(/^Daybook could not count/);
});
