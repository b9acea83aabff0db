import { expect, it } from 'vitest';
import { messageKey } from './take-message';

const message = (head: string, body = 'Total 12.00') =>
  messageKey(Buffer.from(`${head}\r\n\r\n${body}\r\n`)).toString('hex');
const id = 'Message-ID: <scan@printer.example>';

it('a message is known again whatever headers its way added', () => {
  expect(message(`Received: from mx.elsewhere.example\r\n${id}`)).toBe(message(id));
});

it.each([
  ['other content with one id', message(id, 'Total 13.00')],
  ['another id', message('Message-ID: <scan2@printer.example>')],
  ['no id', message('Subject: Scan')],
])('is another with %s', (_, key) => {
  expect(key).not.toBe(message(id));
});
