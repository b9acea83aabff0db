import type { MailedReceipts } from '@/lib/mailed-receipts';
import { listSenders, receiptAddressOf } from '../receipt-mail/storage/receipt-addresses';
import { listUnsettled } from '../receipt-mail/storage/receipt-messages';
import { dashboardSettings } from '../session/settings';
import { dashboardDatabase } from '../session/storage/pool';

export type ReceiptAddress = { address: string; senders: string[] };

/** Where receipts of the business are mailed to; null where no domain for it is set up. */
export async function readReceiptAddress(businessId: string): Promise<ReceiptAddress | null> {
  const { receiptMail } = dashboardSettings();
  if (receiptMail === null) return null;
  const database = dashboardDatabase();
  const localPart = await receiptAddressOf(database, businessId);
  return { address: `${localPart}@${receiptMail.domain}`, senders: await listSenders(database, businessId) };
}

/** Messages with receipts about which somebody has to decide, or of which something was not taken. */
export function readMailedReceipts(businessId: string): Promise<MailedReceipts[]> {
  return listUnsettled(dashboardDatabase(), businessId);
}
