import { expect, it } from 'vitest';
import { replacesAnother, typedSince } from './note-draft';

const draft = { typed: 'Call the vendor', over: 'Asked in May' };

it.each([
  ['the note is as it was when one began', draft, 'Asked in May', false],
  ['somebody else has written another one', draft, 'Asked in June', true],
  ['somebody else has taken it away', draft, '', true],
  ['somebody else has written the first one', { ...draft, over: '' }, 'Asked in May', true],
  ['the saved note is what one typed', { ...draft, typed: ' Call the vendor ' }, 'Call the vendor', false],
  ['nothing is typed', { typed: null, over: '' }, 'Asked in May', false],
])('%s', (_, typed, notes, expected) => {
  expect(replacesAnother(typed, notes)).toBe(expected);
});

it.each([
  ['nothing was typed since it was sent', ' Call the vendor ', 'Call the vendor', null],
  [
    'more was typed while it was saved',
    'Call the vendor in June',
    'Call the vendor',
    { typed: 'Call the vendor in June', over: 'Call the vendor' },
  ],
  ['it was emptied while it was saved', '', 'Call the vendor', { typed: '', over: 'Call the vendor' }],
  ['it was cancelled while it was saved', null, 'Call the vendor', null],
])('after a note was saved: %s', (_, typed, sent, rest) => {
  expect(typedSince({ typed, over: 'Asked in May' }, sent)).toEqual(rest);
});
