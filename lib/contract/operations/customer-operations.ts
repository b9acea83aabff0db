import { businessParameters } from '../business';
import { customer, customerCreate, customerParameters, customerUpdate } from '../customer';
import { type Operation, operation } from '../operation';
import { partyListQuery } from '../party';
import { dataOf, pageOf } from '../primitives';
import { inBusiness } from './in-business';

const tag = 'Customers';
const one = `${inBusiness}/customer/{customer_id}`;

export const customers = {
  createCustomer: operation({
    method: 'POST',
    path: `${inBusiness}/customer`,
    summary: 'Create a customer',
    tag,
    scope: 'customer:write',
    parameters: businessParameters,
    body: customerCreate,
    answer: dataOf(customer),
    status: 201,
  }),
  listCustomers: operation({
    method: 'GET',
    path: `${inBusiness}/customer`,
    summary: 'List customers',
    tag,
    scope: 'customer:read',
    parameters: businessParameters,
    query: partyListQuery,
    answer: pageOf(customer),
    status: 200,
  }),
  getCustomer: operation({
    method: 'GET',
    path: one,
    summary: 'Read a customer',
    tag,
    scope: 'customer:read',
    parameters: customerParameters,
    answer: dataOf(customer),
    status: 200,
  }),
  updateCustomer: operation({
    method: 'PATCH',
    path: one,
    summary: 'Update a customer',
    tag,
    scope: 'customer:write',
    parameters: customerParameters,
    body: customerUpdate,
    answer: dataOf(customer),
    status: 200,
  }),
} satisfies Record<string, Operation>;
