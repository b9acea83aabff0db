import type { Basis } from '@/lib/contract/primitives';

/** The books that a report is of; lines of basis `all` count in both. */
export type ReportBasis = Exclude<Basis, 'all'>;
