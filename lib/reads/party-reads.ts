import { z } from 'zod';
import { customers } from '../contract/operations/customer-operations';
import { vendors } from '../contract/operations/vendor-operations';
import { dataOf } from '../contract/primitives';
import { composed, passOn } from './read';

/** All by name, in alphabetical order: for fields that choose one, and lists that name them. */
const names = dataOf(z.array(z.object({ id: z.string(), name: z.string() })));

export const partyReads = {
  vendor: {
    list: passOn('vendors', vendors.listVendors),
    names: composed('vendors/names', names),
    one: passOn('vendors/{vendor_id}', vendors.getVendor),
  },
  customer: {
    list: passOn('customers', customers.listCustomers),
    names: composed('customers/names', names),
    one: passOn('customers/{customer_id}', customers.getCustomer),
  },
};
