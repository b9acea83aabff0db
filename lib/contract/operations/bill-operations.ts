import { z } from 'zod';
import { aging, agingQuery } from '../aging';
import {
  bill,
  billBulkCreate,
  billListQuery,
  billParameters,
  billPaymentCreate,
  billPaymentParameters,
  billUpdate,
} from '../bill';
import { businessParameters } from '../business';
import { declinedDuplicateCreate, duplicateBill, duplicateBillQuery } from '../duplicate-bill';
import { type Operation, operation } from '../operation';
import { dataOf, pageOf } from '../primitives';
import { inBusiness } from './in-business';

const tag = 'Bills';
const one = `${inBusiness}/bills/{bill_id}`;

export const bills = {
  createBills: operation({
    method: 'POST',
    path: `${inBusiness}/bills`,
    summary: 'Create bills, all or nothing; answered in the order sent',
    tag,
    scope: 'bill:write',
    parameters: businessParameters,
    body: billBulkCreate,
    answer: dataOf(z.array(bill)),
    needsActiveBusiness: true,
    status: 201,
  }),
  listBills: operation({
    method: 'GET',
    path: `${inBusiness}/bills`,
    summary: 'List bills by due date',
    tag,
    scope: 'bill:read',
    parameters: businessParameters,
    query: billListQuery,
    answer: pageOf(bill),
    status: 200,
  }),
  getBillAging: operation({
    method: 'GET',
    path: `${inBusiness}/bills/aging`,
    summary: 'Accounts payable aging as of a day',
    tag,
    scope: 'bill:read',
    parameters: businessParameters,
    query: agingQuery,
    answer: dataOf(aging),
    status: 200,
  }),
  listDuplicateBills: operation({
    method: 'GET',
    path: `${inBusiness}/bills/likely-duplicates`,
    summary: 'List likely duplicates of a bill before it is entered or reopened',
    tag,
    scope: 'bill:read',
    parameters: businessParameters,
    query: duplicateBillQuery,
    answer: dataOf(z.array(duplicateBill)),
    status: 200,
  }),
  declineDuplicateBill: operation({
    method: 'POST',
    path: `${one}/declined-duplicate`,
    summary: 'Decline a likely duplicate for good: both bills stay',
    tag,
    scope: 'bill:write',
    parameters: billParameters,
    body: declinedDuplicateCreate,
    answer: dataOf(bill),
    status: 201,
  }),
  getBill: operation({
    method: 'GET',
    path: one,
    summary: 'Read a bill',
    tag,
    scope: 'bill:read',
    parameters: billParameters,
    answer: dataOf(bill),
    status: 200,
  }),
  updateBill: operation({
    method: 'PATCH',
    path: one,
    summary: 'Update a bill and its journal entry',
    tag,
    scope: 'bill:write',
    parameters: billParameters,
    body: billUpdate,
    answer: dataOf(bill),
    status: 200,
  }),
  createBillPayment: operation({
    method: 'POST',
    path: `${inBusiness}/bill-payment`,
    summary: 'Create a bill payment: apply a transaction (money out) to a bill',
    tag,
    scope: 'bill:write',
    parameters: businessParameters,
    body: billPaymentCreate,
    answer: dataOf(bill),
    needsActiveBusiness: true,
    status: 201,
  }),
  deleteBillPayment: operation({
    method: 'DELETE',
    path: `${inBusiness}/bill-payment/{bill_payment_id}`,
    summary: 'Delete a bill payment',
    tag,
    scope: 'bill:write',
    parameters: billPaymentParameters,
    answer: dataOf(bill),
    status: 200,
  }),
} satisfies Record<string, Operation>;
