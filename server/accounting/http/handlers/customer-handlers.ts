import type { customers } from '@/lib/contract/operations/customer-operations';
import { createParty } from '../../services/parties/create-party';
import { getParty, pageParties } from '../../services/parties/read-parties';
import { updateParty } from '../../services/parties/update-party';
import { data, type HandlersOf, page } from './handler';

export const customerHandlers: HandlersOf<typeof customers> = {
  createCustomer: (ctx, { body }) => data(createParty(ctx, 'customer', body)),
  listCustomers: (ctx, { query }) => page(pageParties(ctx, 'customer', query)),
  getCustomer: (ctx, { parameters }) => data(getParty(ctx, 'customer', parameters.customer_id)),
  updateCustomer: (ctx, { parameters, body }) =>
    data(updateParty(ctx, 'customer', { id: parameters.customer_id, ...body })),
};
