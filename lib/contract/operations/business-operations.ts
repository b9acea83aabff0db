import { z } from 'zod';
import { bankBalances } from '../bank-balance';
import {
  booksLock,
  business,
  businessCreate,
  businessListQuery,
  businessParameters,
  businessUpdate,
} from '../business';
import { businessWork } from '../business-work';
import { defaultChartQuery, defaultLedger } from '../chart-of-accounts';
import { type Operation, operation } from '../operation';
import { dataOf, pageOf } from '../primitives';
import { inBusiness } from './in-business';

export const businesses = {
  createBusiness: operation({
    method: 'POST',
    path: '/v0/business',
    summary: 'Create a business with the default chart of accounts of its entity type',
    tag: 'Businesses',
    scope: 'business:write',
    body: businessCreate,
    answer: dataOf(business),
    status: 201,
  }),
  listBusinesses: operation({
    method: 'GET',
    path: '/v0/business',
    summary: 'List businesses',
    tag: 'Businesses',
    scope: 'business:read',
    query: businessListQuery,
    answer: pageOf(business),
    status: 200,
  }),
  listBusinessWork: operation({
    method: 'GET',
    path: '/v0/business-work',
    summary: 'List entries to review and open questions of every business',
    tag: 'Businesses',
    scope: 'journal_entry:read',
    answer: dataOf(z.array(businessWork)),
    status: 200,
  }),
  getBankBalances: operation({
    method: 'GET',
    path: `${inBusiness}/bank-balances`,
    summary: 'Compare the balances that banks stated with the books',
    tag: 'Businesses',
    scope: 'journal_entry:read',
    parameters: businessParameters,
    answer: dataOf(bankBalances),
    status: 200,
  }),
  getBusiness: operation({
    method: 'GET',
    path: inBusiness,
    summary: 'Read a business',
    tag: 'Businesses',
    scope: 'business:read',
    parameters: businessParameters,
    answer: dataOf(business),
    status: 200,
  }),
  updateBusiness: operation({
    method: 'PATCH',
    path: inBusiness,
    summary: 'Update a business',
    tag: 'Businesses',
    scope: 'business:write',
    parameters: businessParameters,
    body: businessUpdate,
    answer: dataOf(business),
    status: 200,
  }),
  getDefaultChart: operation({
    method: 'GET',
    path: '/v0/chart-of-accounts',
    summary: 'Read the default chart of accounts of an entity type',
    tag: 'Businesses',
    scope: 'business:read',
    query: defaultChartQuery,
    answer: dataOf(z.array(defaultLedger)),
    status: 200,
  }),
  lockBooks: operation({
    method: 'POST',
    path: `${inBusiness}/books-lock`,
    summary: 'Lock the books through a date, or unlock them',
    tag: 'Businesses',
    scope: 'business:write',
    parameters: businessParameters,
    body: booksLock,
    answer: dataOf(business),
    status: 200,
  }),
} satisfies Record<string, Operation>;
