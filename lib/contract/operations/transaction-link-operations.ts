import { z } from 'zod';
import { businessParameters } from '../business';
import { type Operation, operation } from '../operation';
import { dataOf } from '../primitives';
import { transactionParameters } from '../transaction';
import {
  transactionLink,
  transactionLinkCreate,
  transactionLinkDeleteQuery,
  transactionLinkParameters,
} from '../transaction-link';
import { inBusiness } from './in-business';

const tag = 'Links';

export const transactionLinks = {
  listSuggestedLinks: operation({
    method: 'GET',
    path: `${inBusiness}/transactions/{transaction_id}/suggested-links`,
    summary: 'List the links suggested for a transaction, the surest first',
    tag,
    scope: 'transaction:read',
    parameters: transactionParameters,
    answer: dataOf(z.array(transactionLink)),
    status: 200,
  }),
  createTransactionLink: operation({
    method: 'POST',
    path: `${inBusiness}/transaction-link`,
    summary: 'Link a transaction, or accept a suggested link',
    tag,
    scope: 'transaction:write',
    parameters: businessParameters,
    body: transactionLinkCreate,
    answer: dataOf(transactionLink),
    status: 201,
  }),
  deleteTransactionLink: operation({
    method: 'DELETE',
    path: `${inBusiness}/transaction-link/{transaction_link_id}`,
    summary: 'Decline a suggested link, or unlink a transaction',
    tag,
    scope: 'transaction:write',
    parameters: transactionLinkParameters,
    query: transactionLinkDeleteQuery,
    answer: dataOf(transactionLink),
    status: 200,
  }),
} satisfies Record<string, Operation>;
