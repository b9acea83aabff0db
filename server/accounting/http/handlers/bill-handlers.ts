import type { bills } from '@/lib/contract/operations/bill-operations';
import { createBills } from '../../services/bills/create-bills';
import { declineDuplicateBill } from '../../services/bills/decline-duplicate';
import { listDuplicateBills } from '../../services/bills/likely-duplicates';
import { getBill, pageBills } from '../../services/bills/read-bills';
import { updateBill } from '../../services/bills/update-bill';
import { getAging } from '../../services/open-items/get-aging';
import { payBill, removeBillPayment } from '../../services/payments/bill-payments';
import { data, type HandlersOf, page } from './handler';

export const billHandlers: HandlersOf<typeof bills> = {
  createBills: (ctx, { body }) => data(createBills(ctx, body)),
  listBills: (ctx, { query }) => page(pageBills(ctx, query)),
  getBillAging: (ctx, { query }) => data(getAging(ctx, 'bill', query)),
  listDuplicateBills: (ctx, { query }) => data(listDuplicateBills(ctx, query)),
  declineDuplicateBill: (ctx, { parameters, body }) =>
    data(declineDuplicateBill(ctx, { ...parameters, ...body })),
  getBill: (ctx, { parameters }) => data(getBill(ctx, parameters)),
  updateBill: (ctx, { parameters, body }) => data(updateBill(ctx, { ...parameters, ...body })),
  createBillPayment: (ctx, { body }) => data(payBill(ctx, body)),
  deleteBillPayment: (ctx, { parameters }) => data(removeBillPayment(ctx, parameters)),
};
