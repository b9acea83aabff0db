/** The read of how many entries wait. */
export type WaitingRead = {
  data: { data: { count: number } } | undefined;
  isError: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
};

/** How many wait; null until it is known. */
export function countIn({ data }: WaitingRead): number | null {
  return data?.data.count ?? null;
}

/** `unknown`: the service cannot be reached now; it is asked again as soon as it can. */
export type Counting = 'counted' | 'counting' | 'unknown';

export function countingOf(reads: readonly WaitingRead[]): Counting {
  const missing = reads.filter((read) => countIn(read) === null);
  if (missing.length === 0) return 'counted';
  return missing.some(({ isError, fetchStatus }) => isError || fetchStatus === 'paused')
    ? 'unknown'
    : 'counting';
}

/** What is said where no entries are known to wait. */
export function countingWords(counting: Counting, day: string): string {
  if (counting === 'counted') return `Everything up to ${day} is reviewed.`;
  if (counting === 'counting') return `Counting what is not reviewed up to ${day} …`;
  return `Daybook could not count what is not reviewed up to ${day}. Reload the page to try again.`;
}
