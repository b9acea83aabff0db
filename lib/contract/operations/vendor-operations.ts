import { businessParameters } from '../business';
import { type Operation, operation } from '../operation';
import { partyListQuery } from '../party';
import { dataOf, pageOf } from '../primitives';
import { vendor, vendorCreate, vendorParameters, vendorUpdate } from '../vendor';
import { inBusiness } from './in-business';

const tag = 'Vendors';
const one = `${inBusiness}/vendor/{vendor_id}`;

export const vendors = {
  createVendor: operation({
    method: 'POST',
    path: `${inBusiness}/vendor`,
    summary: 'Create a vendor',
    tag,
    scope: 'vendor:write',
    parameters: businessParameters,
    body: vendorCreate,
    answer: dataOf(vendor),
    status: 201,
  }),
  listVendors: operation({
    method: 'GET',
    path: `${inBusiness}/vendor`,
    summary: 'List vendors',
    tag,
    scope: 'vendor:read',
    parameters: businessParameters,
    query: partyListQuery,
    answer: pageOf(vendor),
    status: 200,
  }),
  getVendor: operation({
    method: 'GET',
    path: one,
    summary: 'Read a vendor',
    tag,
    scope: 'vendor:read',
    parameters: vendorParameters,
    answer: dataOf(vendor),
    status: 200,
  }),
  updateVendor: operation({
    method: 'PATCH',
    path: one,
    summary: 'Update a vendor',
    tag,
    scope: 'vendor:write',
    parameters: vendorParameters,
    body: vendorUpdate,
    answer: dataOf(vendor),
    status: 200,
  }),
} satisfies Record<string, Operation>;
