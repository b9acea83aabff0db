import { businessParameters } from '../business';
import {
  creditApplication,
  creditApplicationCreate,
  creditApplicationParameters,
  refundCreate,
  refundParameters,
} from '../credit';
import { creditNote, creditNoteCreate, creditNoteListQuery, creditNoteParameters } from '../credit-note';
import { type Operation, operation } from '../operation';
import { dataOf, noFields, pageOf } from '../primitives';
import { refundPayment } from '../refund-payment';
import { inBusiness } from './in-business';

const tag = 'Credits';

const note = `${inBusiness}/credit-note`;

export const credits = {
  createCreditNote: operation({
    method: 'POST',
    path: note,
    summary: 'Create a credit note of a vendor or for a customer',
    tag,
    scope: 'bill:write',
    parameters: businessParameters,
    body: creditNoteCreate,
    answer: dataOf(creditNote),
    needsActiveBusiness: true,
    status: 201,
  }),
  listCreditNotes: operation({
    method: 'GET',
    path: note,
    summary: 'List credit notes by date',
    tag,
    scope: 'bill:read',
    parameters: businessParameters,
    query: creditNoteListQuery,
    answer: pageOf(creditNote),
    status: 200,
  }),
  getCreditNote: operation({
    method: 'GET',
    path: `${note}/{credit_note_id}`,
    summary: 'Read a credit note',
    tag,
    scope: 'bill:read',
    parameters: creditNoteParameters,
    answer: dataOf(creditNote),
    status: 200,
  }),
  voidCreditNote: operation({
    method: 'POST',
    path: `${note}/{credit_note_id}/void`,
    summary: 'Void a credit note: its entry is reversed',
    tag,
    scope: 'bill:write',
    parameters: creditNoteParameters,
    body: noFields,
    answer: dataOf(creditNote),
    needsActiveBusiness: true,
    status: 200,
  }),
  createCreditApplication: operation({
    method: 'POST',
    path: `${inBusiness}/credit-application`,
    summary: 'Apply unapplied credit of a vendor to a bill, or of a customer to an invoice',
    tag,
    scope: 'bill:write',
    parameters: businessParameters,
    body: creditApplicationCreate,
    answer: dataOf(creditApplication),
    needsActiveBusiness: true,
    status: 201,
  }),
  deleteCreditApplication: operation({
    method: 'DELETE',
    path: `${inBusiness}/credit-application/{credit_application_id}`,
    summary: 'Delete a credit application',
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
    needsActiveBusiness: true,
    status: 201,
  }),
  deleteRefund: operation({
    method: 'DELETE',
    path: `${inBusiness}/refund/{refund_payment_id}`,
    summary: 'Delete a refund',
    tag,
    scope: 'transaction:write',
    parameters: refundParameters,
    answer: dataOf(refundPayment),
    status: 200,
  }),
} satisfies Record<string, Operation>;
