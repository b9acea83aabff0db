import { createTransport } from 'nodemailer';

/** A message as a mail program would write it. */
export async function written(
  options: Parameters<ReturnType<typeof createTransport>['sendMail']>[0],
): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({
    from: 'Billing <billing@vendor.example>',
    subject: 'Invoice',
    ...options,
  });
  return Buffer.isBuffer(message) ? message : Buffer.from(String(message));
}

/** A message with so many parts, each as long, one in the other if they are to be nested. */
export function manyParts(count: number, content: string, isNested = false): Buffer {
  const head = 'From: a@vendor.example\r\nMessage-ID: <many@vendor.example>\r\nMIME-Version: 1.0\r\n';
  if (!isNested) {
    const part = `--b\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;
    return Buffer.from(
      `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(count)}--b--\r\n`,
    );
  }
  let text = head;
  for (let at = 0; at < count; at += 1)
    text += `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`;
  return Buffer.from(`${text}Content-Type: text/plain\r\n\r\n${content}\r\n`);
}
