import { describe, expect, it } from 'vitest';
import { readUnsubscribeToken, unsubscribeToken } from './secret-link';

const subject = { userId: 'u1', businessId: 'biz_1', kind: 'questions' } as const;

describe('the token of an unsubscribe link', () => {
  it('says whose mail of which kind is meant', () => {
    expect(readUnsubscribeToken(unsubscribeToken(subject, 'secret'), 'secret')).toEqual(subject);
  });

  it('is refused when another secret signed it, or when anything in it was changed', () => {
    const token = unsubscribeToken(subject, 'secret');
    const [said = '', signature = ''] = token.split('.');
    const other = unsubscribeToken({ ...subject, userId: 'u2' }, 'another').split('.')[0];
    for (const changed of [
      `${other}.${signature}`,
      said,
      `${said}.`,
      `${said}.${signature.slice(1)}`,
      '',
      '.',
    ]) {
      expect(readUnsubscribeToken(changed, 'secret')).toBeNull();
    }
    expect(readUnsubscribeToken(token, 'another')).toBeNull();
  });
});
