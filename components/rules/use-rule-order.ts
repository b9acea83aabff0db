'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/notices/toast';
import { answered } from '@/lib/client/action-answer';
import { refusedTitle } from '@/lib/client/refused-title';
import type { Rule } from '@/lib/contract/rule';
import { orderRules } from '@/server/dashboard/actions/rules';

/** The order of the rules: a change shows at once, and several in a row are saved one after the other. */
export function useRuleOrder(rules: readonly Rule[]) {
  const { id: businessId } = useBusiness();
  const router = useRouter();
  const [unsaved, setUnsaved] = useState<{ ids: string[]; of: readonly Rule[] } | null>(null);
  const saving = useRef(Promise.resolve());
  const latest = useRef<string[] | null>(null);
  // Once the rules were read again they have the order that was saved.
  const ids = unsaved?.of === rules ? unsaved.ids : rules.map(({ id }) => id);

  function order(next: string[]): void {
    setUnsaved({ ids: next, of: rules });
    latest.current = next;
    saving.current = saving.current.then(() => save(next));
  }

  async function save(next: string[]): Promise<void> {
    // A later order is on its way and makes this one unnecessary.
    if (latest.current !== next) return;
    const answer = await answered(() => orderRules(businessId, { rule_ids: next }));
    if (latest.current !== next) return;
    if (!answer.ok) {
      showToast({
        title: refusedTitle(answer.problem, 'The order was not saved'),
        detail: answer.problem.detail,
        tone: 'bad',
      });
      setUnsaved(null);
    }
    router.refresh();
  }

  return { ids, order };
}
