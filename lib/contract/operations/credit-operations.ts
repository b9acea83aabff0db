import { businessParameters } from '../business';
import {
  creditApplication,
  creditApplicationCreate,
  creditApplicationParameters,
  refundCreate,
  refundParameters,
} from '../credit';
import { type Operation, operation } from '../operation';
import { dataOf } from '../primitives';
import { refundPayment } from '../refund-payment';
import { inBusiness } from './in-business';

const tag = 'Credits';

export const credits = {
  createCreditApplication: operation({
    method: 'POST',
    path: `${inBusiness}/credit-application`,
    summary: 'Apply unapplied credit of a vendor to a bill, or of a customer to an invoice',
    tag,
    scope: 'bill:write',
    parameters: businessParameters,
    body: creditApplicationCreate,
    answer: dataOf(creditApplication),
    status: 201,
  }),
  deleteCreditApplication: operation({
    method: 'DELETE',
    path: `${inBusiness}/credit-application/{credit_application_id}`,
    summary: 'Take credit off a bill or invoice again',
    tag,
    scope: 'bill:write',
    parameters: creditApplicationParameters,
    answer: dataOf(creditApplication),
    status: 200,
  }),
  createRefund: operation({
    method: 'POST',
    path: `${inBusiness}/refund`,
    summary: 'Apply a transaction to the refund of unapplied credit',
    tag,
    scope: 'transaction:write',
    parameters: businessParameters,
    body: refundCreate,
    answer: dataOf(refundPayment),
    status: 201,
  }),
  deleteRefund: operation({
    method: 'DELETE',
    path: `${inBusiness}/refund/{refund_payment_id}`,
    summary: 'Take a transaction off a refund again',
    tag,
    scope: 'transaction:write',
    parameters: refundParameters,
    answer: dataOf(refundPayment),
    status: 200,
  }),
} satisfies Record<string, Operation>;
