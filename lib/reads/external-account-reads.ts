import type { ExternalAccount } from '../contract/transaction';
import { composed } from './read';

/** Apart from the other reads of accounts, for these are in what every page loads. */
export const externalAccountReads = {
  /** The accounts that have bank transactions at or before a moment. */
  withTransactions: composed<{ data: ExternalAccount[] }, { end_datetime: string }>()(
    'external-accounts/with-transactions',
  ),
};
