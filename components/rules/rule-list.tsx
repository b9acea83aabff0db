'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { Rule } from '@/lib/contract/rule';
import type { SuggestionQuality } from '@/lib/contract/suggestion';
import { reordered } from './reordered';
import { RuleHandle } from './rule-handle';
import { RuleRow } from './rule-row';
import type { RuleWording } from './rule-words';
import { useRuleOrder } from './use-rule-order';

type Props = {
  rules: readonly Rule[];
  quality: SuggestionQuality;
  wording: RuleWording;
  onEdit: (rule: Rule) => void;
  onDelete: (rule: Rule) => void;
};

/** Where what is being dragged would go: before or after a rule. */
type Drop = { ruleId: string; isAfter: boolean };

/** The rules in the order in which they are tried; dragged by the handle, or moved by its arrow keys or the menu. */
export function RuleList({ rules, quality, wording, onEdit, onDelete }: Props) {
  const { canWrite } = useBusiness();
  const { ids, order } = useRuleOrder(rules);
  const [dragged, setDragged] = useState<string | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const [news, setNews] = useState('');
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const shown = ids.flatMap((id) => byId.get(id) ?? []);

  function move(rule: Rule, by: -1 | 1): void {
    const at = ids.indexOf(rule.id) + by;
    const target = ids[at];
    if (!target) return;
    order(reordered(ids, [rule.id], target, by > 0));
    setNews(`${rule.name} is now ${at + 1} of ${ids.length}`);
  }
  function endDrag(): void {
    setDragged(null);
    setDrop(null);
  }
  return (
    <>
      <ol aria-label="Rules in their order" className="border-t border-line">
        {shown.map((rule) => (
          <li
            key={rule.id}
            onDragOver={(event) => {
              if (dragged === null || dragged === rule.id) return;
              event.preventDefault();
              const { top, height } = event.currentTarget.getBoundingClientRect();
              setDrop({ ruleId: rule.id, isAfter: event.clientY > top + height / 2 });
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null && drop) order(reordered(ids, [dragged], drop.ruleId, drop.isAfter));
              endDrag();
            }}
            className={clsx(
              'flex items-center gap-2 border-b border-line last:border-0',
              dragged === rule.id && 'opacity-50',
              drop?.ruleId === rule.id &&
                (drop.isAfter ? 'shadow-[0_1px_var(--accent)]' : 'shadow-[0_-1px_var(--accent)]'),
            )}
          >
            {canWrite && (
              <RuleHandle
                rule={rule}
                onMove={(by) => move(rule, by)}
                onDragStart={() => setDragged(rule.id)}
                onDragEnd={endDrag}
              />
            )}
            <RuleRow
              rule={rule}
              shadow={rule.shadowed_by === null ? null : (byId.get(rule.shadowed_by)?.name ?? null)}
              hits={quality.rules.find(({ rule_id }) => rule_id === rule.id) ?? null}
              wording={wording}
              onEdit={() => onEdit(rule)}
              onDelete={() => onDelete(rule)}
              onMove={(by) => move(rule, by)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}
