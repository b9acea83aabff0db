'use client';

import { GripVertical } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/toast';
import { answered } from '@/lib/client/action-answer';
import type { Rule } from '@/lib/contract/rule';
import type { SuggestionQuality } from '@/lib/contract/suggestion';
import { orderRules } from '@/server/dashboard/actions/rules';
import { moved } from './moved';
import { RuleRow } from './rule-row';
import type { RuleWording } from './rule-words';

type Props = {
  rules: readonly Rule[];
  quality: SuggestionQuality;
  wording: RuleWording;
  onEdit: (rule: Rule) => void;
  onDelete: (rule: Rule) => void;
};

/** The rules in the order in which they are tried; dragged by the handle, also by keyboard. */
export function RuleList({ rules, quality, wording, onEdit, onDelete }: Props) {
  const { id: businessId, canWrite } = useBusiness();
  const router = useRouter();
  /** The order that is being saved; null shows the saved one. */
  const [ids, setIds] = useState<string[] | null>(null);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const shown = (ids ?? rules.map(({ id }) => id)).flatMap((id) => byId.get(id) ?? []);

  async function order(next: string[]): Promise<void> {
    setIds(next);
    const answer = await answered(() => orderRules(businessId, { rule_ids: next }));
    if (!answer.ok)
      showToast({ title: 'The order was not saved', detail: answer.problem.detail, tone: 'bad' });
    setIds(null);
    router.refresh();
  }

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canWrite || ids !== null,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': byId.get(String(key))?.name ?? '' })),
    onReorder: ({ keys, target }) => {
      const own = shown.map(({ id }) => id);
      void order(moved(own, [...keys].map(String), String(target.key), target.dropPosition === 'after'));
    },
  });

  return (
    <GridList
      aria-label="Rules in their order"
      items={shown}
      dependencies={[wording, quality, canWrite]}
      dragAndDropHooks={dragAndDropHooks}
      selectionMode="none"
      className="border-t border-line outline-none [&_.react-aria-DropIndicator[data-drop-target]]:outline-1 [&_.react-aria-DropIndicator[data-drop-target]]:outline-accent"
    >
      {(rule) => (
        <GridListItem
          textValue={rule.name}
          className="flex items-center gap-2 border-b border-line outline-none last:border-0 data-dragging:opacity-50 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus"
        >
          {canWrite && (
            <AriaButton
              slot="drag"
              aria-label={`Move ${rule.name}`}
              className="flex size-6 shrink-0 cursor-grab items-center justify-center rounded text-faint hover:text-ink data-focus-visible:outline-2 data-focus-visible:outline-focus"
            >
              <GripVertical aria-hidden className="size-4" />
            </AriaButton>
          )}
          <RuleRow
            rule={rule}
            shadow={rule.shadowed_by === null ? null : (byId.get(rule.shadowed_by)?.name ?? null)}
            hits={quality.rules.find(({ rule_id }) => rule_id === rule.id) ?? null}
            wording={wording}
            onEdit={() => onEdit(rule)}
            onDelete={() => onDelete(rule)}
            onMove={(by) => {
              const own = shown.map(({ id }) => id);
              const target = own[own.indexOf(rule.id) + by];
              if (target) void order(moved(own, [rule.id], target, by > 0));
            }}
          />
        </GridListItem>
      )}
    </GridList>
  );
}
