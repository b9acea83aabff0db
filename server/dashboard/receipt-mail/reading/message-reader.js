/**
 * Reads one message (RFC 5322) from its input and answers what is in it. A program of its own, because strangers write
 * messages: what is too much for its memory or its time costs only this process.
 */
import PostalMime from 'postal-mime';
import { isDecoration, picturesOfSignature } from './decoration.js';
import { linesOfHtml } from './html-lines.js';
import { senderAddress } from './sender.js';

const mostFiles = 20;
const mostFileBytes = 25 * 1024 ** 2;
const mostLines = 2000;

const parts = [];
for await (const part of process.stdin) parts.push(part);
const email = await PostalMime.parse(Buffer.concat(parts), {
  maxNestingDepth: 20,
  maxHeadersSize: 256 * 1024,
});

const files = [];
let left = 0;
/** Which XML is an electronic invoice is looked at by who asks. */
const TAKEN = /^(?:application\/(?:pdf|octet-stream)|image\/|(?:application|text)\/xml)/;
const ofSignature = picturesOfSignature(email.html ?? '');
for (const { filename, mimeType, content, related, contentId } of email.attachments) {
  const bytes = new Uint8Array(content);
  if (bytes.length === 0 || (related && isDecoration({ bytes, contentId }, ofSignature))) continue;
  if (!TAKEN.test(mimeType)) left += 1;
  else if (files.length === mostFiles || bytes.length > mostFileBytes) left += 1;
  else files.push({ name: words(filename, 255), type: mimeType.slice(0, 100), bytes });
}
const lines = email.html ? linesOfHtml(email.html, mostLines) : textLines(email.text ?? '');

process.send?.(
  {
    from: { address: senderAddress(email.headers), name: words(email.from?.name, 200) },
    to: [...(email.to ?? []), ...(email.cc ?? [])].slice(0, 100).map((each) => address(each.address)),
    subject: words(email.subject, 300),
    date: email.date ?? null,
    checks: checksOf(email.headers),
    files,
    left,
    lines,
  },
  () => process.exit(0),
);

/**
 * The fields `Authentication-Results` of the server that wrote the first of them; a server may write one for each check. Whole, as
 * long as all headers may be: what failed may be said at the end.
 */
function checksOf(headers) {
  const fields = headers.filter(({ key }) => key === 'authentication-results').map(({ value }) => value);
  const serverOf = (field) => field.split(';', 1)[0].trim().split(/\s/, 1)[0].toLowerCase();
  return fields.filter((field) => serverOf(field) === serverOf(fields[0]));
}

/** In one line, and without what a database refuses: control characters, and halves of characters that were cut. */
function words(text, most) {
  const line = (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed();
}

function address(text) {
  return (text ?? '').trim().toLowerCase().slice(0, 254);
}

function textLines(text) {
  const lines = text
    .slice(0, 1_000_000)
    .split(/\r?\n/)
    .map((line) => line.trimEnd().slice(0, 2000));
  return lines.filter((line) => line !== '').slice(0, mostLines);
}
