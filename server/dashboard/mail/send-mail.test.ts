import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sendBy } from './send-mail';

/**
 * A mail server that answers each command by its first word, and ends the connection at one without an answer.
 * @param answers null stays silent
 */
async function mailServer(answers: Record<string, string | null>): Promise<string> {
  const server = createServer((socket: Socket) => {
    const answer = (word: string) => {
      const found = answers[word];
      if (found === undefined) socket.destroy();
      else if (found !== null) socket.write(`${found}\r\n`);
    };
    answer('greeting');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const text = data.toString();
      answer(text.endsWith('\r\n.\r\n') ? 'message' : (text.split(/[ \r:]/)[0] ?? ''));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const all = {
  greeting: '220 here',
  EHLO: '250 here',
  MAIL: '250 good',
  RCPT: '250 good',
  DATA: '354 go on',
  message: '250 taken',
};
const without = (word: keyof typeof all) => ({ ...all, [word]: undefined });
const send = (url: string) =>
  sendBy(
    { url, from: 'books@example.test' },
    { name: 'Owner', email: 'owner@example.test' },
    { subject: 'A question', text: 'What was this?' },
  );

describe('a message', () => {
  it.each([
    ['taken', all, 'sent'],
    ['not greeted', without('greeting'), 'refused'],
    ['greeted with a refusal', { ...all, greeting: '554 no' }, 'refused'],
    ['cut off at the sender', without('MAIL'), 'refused'],
    ['cut off at the recipient', without('RCPT'), 'refused'],
    ['refused', { ...all, message: '550 no' }, 'refused'],
    ['cut off behind the text', without('message'), 'unknown'],
  ])('%s is %s', async (_, answers, expected) => {
    expect(await send(await mailServer(answers as Record<string, string>))).toBe(expected);
  });

  it.each([
    ['the greeting', { greeting: null }, 'greetingTimeout', 'refused'],
    ['an answer to the sender', { ...all, MAIL: null }, 'socketTimeout', 'refused'],
    ['an answer to the text', { ...all, message: null }, 'socketTimeout', 'unknown'],
  ])('that waits too long for %s', async (_, answers, timeout, expected) => {
    expect(await send(`${await mailServer(answers)}/?${timeout}=100`)).toBe(expected);
  });

  it('to a server that is not there is refused', async () => {
    expect(await send('smtp://127.0.0.1:1')).toBe('refused');
  });

  it('is known to have gone whatever the address of the server says of logging', async () => {
    const url = await mailServer(without('message'));
    expect(await send(`${url}/?logger=false&transactionLog=false&debug=true`)).toBe('unknown');
  });
});
