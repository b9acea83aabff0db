import type { Problem } from '@/lib/contract/problem';

/** Why an inactive business takes nothing new into its books. */
export function refuseInactive({ isActive }: { isActive: boolean }): Problem | null {
  if (isActive) return null;
  const detail = 'The business is inactive: it takes no new entries. Make it active first.';
  return { code: 'business_inactive', detail };
}
