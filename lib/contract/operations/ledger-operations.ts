import { z } from 'zod';
import { businessParameters } from '../business';
import {
  ledger,
  ledgerBalance,
  ledgerBalanceQuery,
  ledgerCreate,
  ledgerListQuery,
  ledgerParameters,
  ledgerUpdate,
} from '../ledger';
import { type Operation, operation } from '../operation';
import { dataOf } from '../primitives';
import { inBusiness } from './in-business';

export const ledgers = {
  listLedgers: operation({
    method: 'GET',
    path: `${inBusiness}/ledger`,
    summary: 'List ledgers (the chart of accounts) in report order',
    tag: 'Ledgers',
    scope: 'ledger:read',
    parameters: businessParameters,
    query: ledgerListQuery,
    answer: dataOf(z.array(ledger)),
    status: 200,
  }),
  createLedger: operation({
    method: 'POST',
    path: `${inBusiness}/ledger`,
    summary: 'Create a ledger',
    tag: 'Ledgers',
    scope: 'ledger:write',
    parameters: businessParameters,
    body: ledgerCreate,
    answer: dataOf(ledger),
    status: 201,
  }),
  listLedgerBalances: operation({
    method: 'GET',
    path: `${inBusiness}/ledger/balances`,
    summary: 'List the balances of all ledgers that have entries, as of a date-time',
    tag: 'Ledgers',
    scope: 'ledger:read',
    parameters: businessParameters,
    query: ledgerBalanceQuery,
    answer: dataOf(z.array(ledgerBalance)),
    status: 200,
  }),
  getLedger: operation({
    method: 'GET',
    path: `${inBusiness}/ledger/{ledger_id}`,
    summary: 'Read a ledger',
    tag: 'Ledgers',
    scope: 'ledger:read',
    parameters: ledgerParameters,
    answer: dataOf(ledger),
    status: 200,
  }),
  updateLedger: operation({
    method: 'PATCH',
    path: `${inBusiness}/ledger/{ledger_id}`,
    summary: 'Update a ledger',
    tag: 'Ledgers',
    scope: 'ledger:write',
    parameters: ledgerParameters,
    body: ledgerUpdate,
    answer: dataOf(ledger),
    status: 200,
  }),
} satisfies Record<string, Operation>;
