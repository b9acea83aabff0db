import type { Day } from '@/lib/dates/instant';

/** The lock as it is. */
export type LockState = { version: number; fiscalYear: string; through: Day | null };
