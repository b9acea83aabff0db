import type { credits } from '@/lib/contract/operations/credit-operations';
import { addCreditApplication } from '../../services/credits/add-credit-application';
import { addRefund } from '../../services/credits/add-refund';
import { deleteCreditApplication } from '../../services/credits/delete-credit-application';
import { deleteRefund } from '../../services/credits/delete-refund';
import { data, type HandlersOf } from './handler';

export const creditHandlers: HandlersOf<typeof credits> = {
  createCreditApplication: (ctx, { body }) => data(addCreditApplication(ctx, body)),
  deleteCreditApplication: (ctx, { parameters }) => data(deleteCreditApplication(ctx, parameters)),
  createRefund: (ctx, { body }) => data(addRefund(ctx, body)),
  deleteRefund: (ctx, { parameters }) => data(deleteRefund(ctx, parameters)),
};
