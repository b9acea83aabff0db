import { composed, passOn } from './read';

/** All by name, in alphabetical order: for fields that choose one, and lists that name them. */
type PartyNames = { data: { id: string; name: string }[] };

export const partyReads = {
  vendor: {
    list: passOn('vendors', 'listVendors'),
    names: composed<PartyNames>()('vendors/names'),
    one: passOn('vendors/{vendor_id}', 'getVendor'),
  },
  customer: {
    list: passOn('customers', 'listCustomers'),
    names: composed<PartyNames>()('customers/names'),
    one: passOn('customers/{customer_id}', 'getCustomer'),
  },
};
