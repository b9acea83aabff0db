import type { credits } from '@/lib/contract/operations/credit-operations';
import { createCreditNote } from '../../services/credit-notes/create-credit-note';
import { getCreditNote, pageCreditNotes } from '../../services/credit-notes/read-credit-notes';
import { voidCreditNote } from '../../services/credit-notes/void-credit-note';
import { addCreditApplication } from '../../services/credits/add-credit-application';
import { addRefund } from '../../services/credits/add-refund';
import { deleteCreditApplication } from '../../services/credits/delete-credit-application';
import { deleteRefund } from '../../services/credits/delete-refund';
import { data, type HandlersOf, page } from './handler';

export const creditHandlers: HandlersOf<typeof credits> = {
  createCreditNote: (ctx, { body }) => data(createCreditNote(ctx, body)),
  listCreditNotes: (ctx, { query }) => page(pageCreditNotes(ctx, query)),
  getCreditNote: (ctx, { parameters }) => data(getCreditNote(ctx, parameters)),
  voidCreditNote: (ctx, { parameters }) => data(voidCreditNote(ctx, parameters)),
  createCreditApplication: (ctx, { body }) => data(addCreditApplication(ctx, body)),
  deleteCreditApplication: (ctx, { parameters }) => data(deleteCreditApplication(ctx, parameters)),
  createRefund: (ctx, { body }) => data(addRefund(ctx, body)),
  deleteRefund: (ctx, { parameters }) => data(deleteRefund(ctx, parameters)),
};
