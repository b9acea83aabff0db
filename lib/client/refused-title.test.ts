import { expect, it } from 'vitest';
import { refusedTitle } from './refused-title';

it('calls nothing refused that nobody has answered', () => {
  expect(refusedTitle({ code: 'unreachable' }, 'The entry was not saved')).toBe(
    'It is not known whether this was saved',
  );
  expect(refusedTitle({ code: 'period_locked' }, 'The entry was not saved')).toBe('The entry was not saved');
});
