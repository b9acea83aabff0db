import type { ledgers } from '@/lib/contract/operations/ledger-operations';
import { createLedger } from '../../services/ledgers/create-ledger';
import { getLedger, listBalances, listChart } from '../../services/ledgers/read-ledgers';
import { updateLedger } from '../../services/ledgers/update-ledger';
import { data, type HandlersOf } from './handler';

export const ledgerHandlers: HandlersOf<typeof ledgers> = {
  listLedgers: (ctx, { query }) => data(listChart(ctx, query)),
  createLedger: (ctx, { body }) => data(createLedger(ctx, body)),
  listLedgerBalances: (ctx, { query }) => data(listBalances(ctx, query)),
  getLedger: (ctx, { parameters }) => data(getLedger(ctx, parameters)),
  updateLedger: (ctx, { parameters, body }) => data(updateLedger(ctx, { ...parameters, ...body })),
};
