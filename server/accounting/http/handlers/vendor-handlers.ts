import type { vendors } from '@/lib/contract/operations/vendor-operations';
import { createParty } from '../../services/parties/create-party';
import { getParty, pageParties } from '../../services/parties/read-parties';
import { updateParty } from '../../services/parties/update-party';
import { data, type HandlersOf, page } from './handler';

export const vendorHandlers: HandlersOf<typeof vendors> = {
  createVendor: (ctx, { body }) => data(createParty(ctx, 'vendor', body)),
  listVendors: (ctx, { query }) => page(pageParties(ctx, 'vendor', query)),
  getVendor: (ctx, { parameters }) => data(getParty(ctx, 'vendor', parameters.vendor_id)),
  updateVendor: (ctx, { parameters, body }) =>
    data(updateParty(ctx, 'vendor', { id: parameters.vendor_id, ...body })),
};
