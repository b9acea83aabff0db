import type { BankBalances } from '@/lib/contract/bank-balance';
import { accept } from '@/lib/result';
import { readBankBalances } from '../../store/bank-balance-store';
import type { BusinessContext, Outcome } from '../context';

/** What banks stated of the accounts of the business, and what its books say of them at the end of the same day. */
export async function getBankBalances(ctx: BusinessContext): Promise<Outcome<BankBalances>> {
  return accept(await readBankBalances(ctx.db, ctx.business));
}
