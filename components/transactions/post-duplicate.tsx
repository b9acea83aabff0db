'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { v4 as newKey } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/notices/toast';
import { answered } from '@/lib/client/action-answer';
import { refusedTitle } from '@/lib/client/refused-title';
import type { Transaction } from '@/lib/contract/transaction';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { readsChangedByPosting } from '@/lib/reads/changed-by-posting';
import { readAgain } from '@/lib/reads/read-again';
import { declineLink } from '@/server/dashboard/actions/transaction-links';

/** The link that took the transaction out of the books as a duplicate of another; null where none did. */
export function duplicateLink({ id, links }: Transaction): TransactionLink | null {
  return (
    links.find(
      ({ kind, status, transaction_id }) => kind === 'same' && status === 'linked' && transaction_id === id,
    ) ?? null
  );
}

/** Posts the transaction after all: it is no duplicate, and is not suggested as one again. */
export function PostDuplicate({ link }: { link: TransactionLink }) {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const refusal = { idempotencyKey: newKey(), linkId: link.id, isUndo: false };
      const answer = await answered(() => declineLink(businessId, refusal));
      if (answer.ok) showToast({ tone: 'good', title: 'Posted again, to be reviewed' });
      else
        showToast({
          tone: 'bad',
          title: refusedTitle(answer.problem, 'The transaction was not posted'),
          detail: answer.problem.detail,
        });
      await readAgain(client, businessId, ...readsChangedByPosting);
    },
  });
  return (
    <div>
      <Button isPending={isPending} onPress={() => mutate()}>
        Not a duplicate: post it
      </Button>
    </div>
  );
}
