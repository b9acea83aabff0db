import type { businesses } from '@/lib/contract/operations/business-operations';
import { createBusiness } from '../../services/businesses/create-business';
import { getDefaultChart } from '../../services/businesses/default-ledgers';
import { getBankBalances } from '../../services/businesses/get-bank-balances';
import { listBusinessWork } from '../../services/businesses/list-business-work';
import { lockBooks } from '../../services/businesses/lock-books';
import { getBusiness, pageBusinesses } from '../../services/businesses/read-businesses';
import { updateBusiness } from '../../services/businesses/update-business';
import { data, type HandlersOf, page } from './handler';

export const businessHandlers: HandlersOf<typeof businesses> = {
  createBusiness: (ctx, { body }) => data(createBusiness(ctx, body)),
  listBusinesses: (ctx, { query }) => page(pageBusinesses(ctx, query)),
  listBusinessWork: (ctx) => data(listBusinessWork(ctx)),
  getBankBalances: (ctx) => data(getBankBalances(ctx)),
  getBusiness: (ctx) => data(getBusiness(ctx)),
  updateBusiness: (ctx, { body }) => data(updateBusiness(ctx, body)),
  getDefaultChart: (ctx, { query }) => data(getDefaultChart(ctx, query)),
  lockBooks: (ctx, { body }) => data(lockBooks(ctx, body)),
};
