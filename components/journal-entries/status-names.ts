import type { ReviewStatus } from '@/lib/contract/journal-entry';

export const statusNames: Record<ReviewStatus, string> = {
  bookkeeper_pending: 'To review',
  business_pending: 'With the owner',
  confirmed: 'Confirmed',
};

export const statusTones = {
  bookkeeper_pending: 'warn',
  business_pending: 'warn',
  confirmed: 'accent',
} as const;
