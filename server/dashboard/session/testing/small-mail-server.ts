import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * What the server does with a message: keeps it, turns every recipient away, breaks off in its midst, or takes it and
 * never says so.
 */
type Manner = { refuses: boolean; breaksOff: boolean; staysSilent: boolean };

/** A mail server (SMTP, RFC 5321) that keeps what it is sent. */
export async function startMailServer() {
  const messages: { to: string; text: string }[] = [];
  const state: Manner = { refuses: false, breaksOff: false, staysSilent: false };
  const server = createServer((socket) => void serve(socket, messages, state)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, messages, state, stop: () => server.close() };
}

async function serve(
  socket: Socket,
  messages: { to: string; text: string }[],
  state: Manner,
): Promise<unknown> {
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
        messages.push({
          to,
          text: text.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=').replaceAll('=C2=B7', '·'),
        });
        text = null;
        if (!state.staysSilent) say('250 kept');
      }
    } else if (/^RCPT/i.test(line)) {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      say(state.refuses ? '550 no such mailbox' : '250 ok');
    } else if (/^DATA/i.test(line)) {
      text = [];
      say('354 go on');
      if (state.breaksOff) return socket.destroy();
    } else {
      say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
    }
  }
}
