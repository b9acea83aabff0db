import type { transactionLinks } from '@/lib/contract/operations/transaction-link-operations';
import { createLink } from '../../services/links/create-link';
import { deleteLink } from '../../services/links/delete-link';
import { listSuggestedLinks } from '../../services/links/read-links';
import { data, type HandlersOf } from './handler';

export const transactionLinkHandlers: HandlersOf<typeof transactionLinks> = {
  listSuggestedLinks: (ctx, { parameters }) => data(listSuggestedLinks(ctx, parameters)),
  createTransactionLink: (ctx, { body }) => data(createLink(ctx, body)),
  deleteTransactionLink: (ctx, { parameters, query }) => data(deleteLink(ctx, { ...parameters, ...query })),
};
