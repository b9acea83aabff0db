'use client';
import { useMutation } from '@tanstack/react-query';
import { v4 as newKey } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/notices/toast';
import { answered } from '@/lib/client/action-answer';
import { refusedTitle } from '@/lib/client/refused-title';
import type { Bill } from '@/lib/contract/bill';
import { declineDuplicate } from '@/server/dashboard/actions/bills';
import { LikelyDuplicate } from '../likely-duplicate';
import { useBillsReadAgain } from '../use-bills';

/** The bills that this one is likely a duplicate of; it is voided below, or kept for good. */
export function BillDuplicates({ bill }: { bill: Bill }) {
  const { id: businessId, canWrite } = useBusiness();
  const readAgain = useBillsReadAgain();
  const { mutate, isPending } = useMutation({
    mutationFn: async (otherId: string) => {
      const request = { idempotencyKey: newKey(), billId: bill.id, other_bill_id: otherId };
      const answer = await answered(() => declineDuplicate(businessId, request));
      if (answer.ok) showToast({ tone: 'good', title: 'Kept as two bills' });
      else
        showToast({
          tone: 'bad',
          title: refusedTitle(answer.problem, 'This was not saved'),
          detail: answer.problem.detail,
        });
      await readAgain();
    },
  });
  const likely = bill.likely_duplicates ?? [];
  if (likely.length === 0) return null;
  return (
    <section aria-label="Likely duplicates" className="flex flex-col gap-2">
      {likely.map((other) => (
        <LikelyDuplicate key={other.bill_id} other={other}>
          {canWrite && (
            <Button size="small" isPending={isPending} onPress={() => mutate(other.bill_id)}>
              Not a duplicate
            </Button>
          )}
        </LikelyDuplicate>
      ))}
    </section>
  );
}
