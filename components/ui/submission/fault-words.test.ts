import { describe, expect, it } from 'vitest';
import { faultWords, unsentOf, unsentProblem } from './fault-words';

const asked = { pointer: '/name', within: '', unsent: unsentOf([], {}) };

describe('the words under a field', () => {
  it('are none where nothing was refused', () => {
    expect(faultWords(null, asked)).toBeUndefined();
    expect(faultWords(unsentProblem(unsentOf(['/code'], {})), asked)).toBeUndefined();
  });

  it('say that it must be filled in while it is empty, and nothing once it is filled', () => {
    const unsent = unsentOf(['/name'], {});
    const problem = unsentProblem(unsent);
    expect(faultWords(problem, { ...asked, unsent })).toBe('Must be filled in');
    expect(faultWords(problem, asked)).toBe('');
  });

  it('say what is wrong with a field that is filled in, as it is now', () => {
    const amount = { ...asked, pointer: '/amount' };
    const zero = unsentOf([], { '/amount': 'Must be more than zero' });
    const problem = unsentProblem(zero);
    expect(faultWords(problem, { ...amount, unsent: zero })).toBe('Must be more than zero');
    expect(faultWords(problem, { ...amount, unsent: unsentOf(['/amount'], {}) })).toBe('Must be filled in');
    expect(faultWords(problem, amount)).toBe('');
  });

  it('stay where the service refused what was typed', () => {
    const errors = [{ path: '/ledger/name', code: 'duplicate', message: 'is taken' }];
    const problem = { code: 'duplicate', status: 409, detail: 'Taken.', errors };
    expect(faultWords(problem, { ...asked, within: '/ledger' })).toBe('Is taken');
  });
});
