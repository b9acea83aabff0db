import { describe, expect, it } from 'vitest';
import { emptyFields, faultWords } from './fault-words';

const asked = { pointer: '/name', within: '', missing: [] };

describe('the words under a field', () => {
  it('are none where nothing was refused', () => {
    expect(faultWords(null, asked)).toBeUndefined();
    expect(faultWords(emptyFields(['/code']), asked)).toBeUndefined();
  });

  it('say that it must be filled in while it is empty, and nothing once it is filled', () => {
    const problem = emptyFields(['/name']);
    expect(faultWords(problem, { ...asked, missing: ['/name'] })).toBe('Must be filled in');
    expect(faultWords(problem, asked)).toBe('');
  });

  it('stay where the service refused what was typed', () => {
    const errors = [{ path: '/ledger/name', code: 'duplicate', message: 'is taken' }];
    const problem = { code: 'duplicate', status: 409, detail: 'Taken.', errors };
    expect(faultWords(problem, { ...asked, within: '/ledger' })).toBe('Is taken');
  });
});
