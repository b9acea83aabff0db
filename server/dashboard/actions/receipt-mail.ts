'use server';

import { z } from 'zod';
import { longestEmailAddress } from '@/lib/email-address';
import { receiptDecisions } from '@/lib/mailed-receipts';
import { accept, refuse } from '@/lib/result';
import { fileMessages } from '../receipt-mail/file-messages';
import { deleteSender, putSender, replaceReceiptAddress } from '../receipt-mail/storage/receipt-addresses';
import {
  acceptAllOf,
  decideMessage,
  retryMessage,
  settleMessage,
} from '../receipt-mail/storage/receipt-messages';
import { dashboardLogger } from '../session/dashboard-logger';
import { dashboardDatabase, inTransaction } from '../session/storage/pool';
import { answerMember } from './answer-action';

const decision = z.strictObject({ messageId: z.uuid(), decision: z.enum(receiptDecisions) });

/** Says whether the receipts of a sender nobody knows are taken: these, all of the sender's, or none. */
export async function decideMailedReceipts(businessId: string, input: z.input<typeof decision>) {
  return answerMember({ businessId, need: 'documents' }, decision, input, async ({ user }, read) => {
    const isAccepted = read.decision !== 'refuse';
    const sender = await inTransaction(dashboardDatabase(), async (database) => {
      const decided = await decideMessage(database, {
        businessId,
        messageId: read.messageId,
        userId: user.id,
        isAccepted,
      });
      if (decided && read.decision === 'always') {
        await putSender(database, businessId, decided, user.id);
        await acceptAllOf(database, businessId, decided, user.id);
      }
      return decided;
    });
    if (sender === null) return refuse(decidedAlready);
    fileSoon();
    return accept(null);
  });
}

/** Tries again to keep the receipts of a message that could not be filed. */
export async function retryMailedReceipts(businessId: string, input: { messageId: string }) {
  const schema = z.strictObject({ messageId: z.uuid() });
  return answerMember({ businessId, need: 'documents' }, schema, input, async (_, { messageId }) => {
    if (!(await retryMessage(dashboardDatabase(), businessId, messageId))) return refuse(decidedAlready);
    fileSoon();
    return accept(null);
  });
}

/** Whoever is quick sees the documents at once; otherwise the next look for mail files them. */
function fileSoon(): void {
  fileMessages().catch((error: unknown) => {
    dashboardLogger().error({ err: error }, 'receipts that came by mail could not be filed');
  });
}

const decidedAlready = {
  code: 'conflict',
  status: 409,
  detail: 'Somebody has decided about this message already. Reload the page.',
};

/** Nobody has to be told again what was not taken of a message. */
export async function dismissMailedReceipts(businessId: string, input: { messageId: string }) {
  const schema = z.strictObject({ messageId: z.uuid() });
  return answerMember({ businessId, need: 'documents' }, schema, input, async (_, { messageId }) => {
    await settleMessage(dashboardDatabase(), businessId, messageId);
    return accept(null);
  });
}

/** Another address for receipts; the one before is taken no more. */
export async function renewReceiptAddress(businessId: string, input: object) {
  return answerMember({ businessId, need: 'admin' }, z.strictObject({}), input, async () => {
    await replaceReceiptAddress(dashboardDatabase(), businessId);
    return accept(null);
  });
}

/** Receipts of the sender wait for a yes from now on. */
export async function removeReceiptSender(businessId: string, input: { address: string }) {
  const schema = z.strictObject({ address: z.string().max(longestEmailAddress) });
  return answerMember({ businessId, need: 'admin' }, schema, input, async (_, { address }) => {
    await deleteSender(dashboardDatabase(), businessId, address);
    return accept(null);
  });
}
