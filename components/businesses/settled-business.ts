import type { Business } from '@/lib/contract/business';

/** A business as the settings know it: without the token of its bank data, which is a secret. */
export type SettledBusiness = Omit<Business, 'aggregator_user_token'> & { hasAggregatorToken: boolean };
