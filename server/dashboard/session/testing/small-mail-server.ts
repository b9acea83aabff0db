import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server (SMTP, RFC 5321) that keeps what it is sent; `refuses` makes it turn every recipient away. */
export async function startMailServer() {
  const messages: { to: string; text: string }[] = [];
  const state = { refuses: false };
  const server = createServer((socket) => void serve(socket, messages, state)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, messages, state, stop: () => server.close() };
}

async function serve(
  socket: Socket,
  messages: { to: string; text: string }[],
  state: { refuses: boolean },
): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let to = '';
  let text: string[] | null = null;
  socket.on('error', () => undefined);
  say('220 mail.example.test');
  for await (const line of createInterface({ input: socket })) {
    if (text !== null) {
      if (line !== '.') text.push(line);
      else {
        // As quoted-printable text: long lines are broken by "=" at their end.
        messages.push({ to, text: text.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=') });
        text = null;
        say('250 kept');
      }
    } else if (/^RCPT/i.test(line)) {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      say(state.refuses ? '550 no such mailbox' : '250 ok');
    } else if (/^DATA/i.test(line)) {
      text = [];
      say('354 go on');
    } else {
      say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
    }
  }
}
