import type { Problem } from '@/lib/contract/problem';

/** Why an inactive business takes nothing new into its books. */
export function refuseInactive({ isActive }: { isActive: boolean }): Problem | null {
  if (isActive) return null;
  const detail = 'The business is inactive: entries cannot be created. Set its status to active first.';
  return { code: 'business_inactive', detail };
}
