import { expect, it } from 'vitest';
import { linesOfMessage } from './lines-of-message';

const message = {
  from: { name: 'Anna Owner', address: 'anna@quillfeather.example' },
  date: '2026-06-20T15:02:00.000Z',
  subject: 'Fwd: Your receipt',
  lines: ['Blue Kettle', 'Total $49.00'],
};

it('names the day of sending, which is no date of the receipt', () => {
  expect(linesOfMessage(message)).toEqual([
    'From: Anna Owner <anna@quillfeather.example>',
    'Sent by mail: 2026-06-20T15:02:00.000Z',
    'Subject: Fwd: Your receipt',
    '',
    'Blue Kettle',
    'Total $49.00',
  ]);
  expect(linesOfMessage({ ...message, date: null })).not.toContainEqual(expect.stringMatching(/sent/i));
});
