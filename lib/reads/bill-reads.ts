import { z } from 'zod';
import { bill } from '../contract/bill';
import { bills } from '../contract/operations/bill-operations';
import { transaction } from '../contract/transaction';
import { composed, passOn, type ReadAnswer } from './read';

export const billReads = {
  list: passOn('bills', bills.listBills),
  aging: passOn('bills/aging', bills.getBillAging),
  /** A bill with the transactions that its payments came from. */
  one: composed('bills/{bill_id}', z.object({ data: bill, transactions: z.array(transaction) })),
};

export type OpenBill = ReadAnswer<typeof billReads.one>;
