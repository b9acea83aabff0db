import type { ClientProblem } from '@/lib/client/client';
import { mayRetry } from '@/lib/client/may-retry';
import { accountingClient } from '../accounting/client';
import { dashboardDatabase } from '../session/storage/pool';
import { failsChecks } from './reading/failed-checks';
import { linesOfMessage } from './reading/lines-of-message';
import { type MailFile, type ReadMessage, readMessage } from './reading/read-message';
import { isReceiptItself } from './reading/receipt-itself';
import { textPdf } from './reading/text-pdf';
import { findVoucher } from './storage/receipt-addresses';
import {
  claimMessage,
  endMessage,
  forgetOldMessages,
  type HeldMessage,
  keepOutcomes,
  placeMessage,
} from './storage/receipt-messages';

/** A message that cannot be read so often is at fault, and not a busy machine or a program that is being updated. */
const mostReadings = 3;

/** Works through the messages that are due, in this process one at a time. */
export async function fileMessages(): Promise<void> {
  for (
    let held = await claimMessage(dashboardDatabase());
    held;
    held = await claimMessage(dashboardDatabase())
  ) {
    await workOn(held);
  }
  await forgetOldMessages(dashboardDatabase());
}

async function workOn(held: HeldMessage): Promise<void> {
  const database = dashboardDatabase();
  const read = await readMessage(held.raw);
  if (!read.ok) {
    // What was read once is tried until it is given up.
    const isLast = held.state === 'arrived' && held.attempts >= mostReadings;
    return isLast ? endMessage(database, held.id, 'unreadable') : undefined;
  }
  const message = read.value;
  if (held.state === 'accepted') return fileMessage(held, message);
  const { from, subject } = message;
  // Nobody's yes of before counts for a sender who may be another.
  const isDoubtful = failsChecks(message.checks, from.address) || from.address === '';
  const voucher = isDoubtful ? null : await findVoucher(database, held.businessId, from.address);
  const summary = {
    sender: from.address,
    senderName: from.name,
    subject,
    fileCount: fileCountOf(message),
    isDoubtful,
  };
  await placeMessage(database, held.id, summary, voucher);
}

/** Each file goes the road of every upload: checked by its content, kept, read. Those of an earlier attempt are done with. */
async function fileMessage(
  { id, businessId, byUserId, outcomes: earlier }: HeldMessage,
  message: ReadMessage,
): Promise<void> {
  const client = accountingClient(byUserId ?? '');
  const outcomes = [...earlier];
  for (const [at, file] of (await filesOf(message)).entries()) {
    if (at < earlier.length) continue;
    const form = new FormData();
    form.set(
      'description',
      `By mail from ${message.from.address || 'an unknown sender'}: ${message.subject}`
        .slice(0, 500)
        .toWellFormed(),
    );
    form.set('file', new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
    const kept = await client.uploadDocument({
      parameters: { business_id: businessId },
      form,
      // The same file of the same message is one document, even where the answer to an attempt was lost.
      idempotencyKey: `mail ${id} ${at}`,
    });
    // Not this file's fault: the whole is tried again later.
    if (!kept.ok && (mayRetry(kept.problem) || isTokenRefused(kept.problem))) return;
    const fault = kept.ok ? null : (kept.problem.errors?.[0]?.message ?? kept.problem.detail);
    outcomes.push({ name: file.name, refusal: fault });
    await keepOutcomes(dashboardDatabase(), id, outcomes);
  }
  if (message.left > 0) {
    const refusal =
      'Neither a PDF nor a picture nor an electronic invoice, or one too many: at most 20 files are taken of a message.';
    outcomes.push({ name: message.left === 1 ? 'One other file' : `${message.left} other files`, refusal });
  }
  await endMessage(dashboardDatabase(), id, 'filed', outcomes);
}

/** The dashboard's own token, which the next attempt asks for anew. */
function isTokenRefused({ status }: ClientProblem): boolean {
  return status === 401;
}

function fileCountOf(message: ReadMessage): number {
  return message.files.length + (isReceiptItself(message) ? 1 : 0);
}

/** The files of a message, and where it is the receipt itself its text as a PDF. */
async function filesOf(message: ReadMessage): Promise<MailFile[]> {
  const named = message.files.map((file, at) => ({ ...file, name: file.name || `File ${at + 1}` }));
  if (!isReceiptItself(message)) return named;
  const { subject } = message;
  const name = `${(subject || 'Message')
    .replace(/[/\\:*?"<>|]/g, ' ')
    .slice(0, 100)
    .toWellFormed()}.pdf`;
  return [
    ...named,
    { name, type: 'application/pdf', bytes: await textPdf(linesOfMessage(message), subject || 'Message') },
  ];
}
