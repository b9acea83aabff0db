'use client';

import { MoreHorizontal } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { v4 } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/button';
import { showToast } from '@/components/ui/notices/toast';
import { Menu } from '@/components/ui/overlays/menu';
import { answered } from '@/lib/client/action-answer';
import { refusedTitle } from '@/lib/client/refused-title';
import type { Rule } from '@/lib/contract/rule';
import { updateRule } from '@/server/dashboard/actions/rules';
import { conditionsText, outcomeText, type RuleWording } from './rule-words';

type Props = {
  rule: Rule;
  /** The name of the rule that always wins instead. */
  shadow: string | null;
  hits: { entries: number; corrected: number } | null;
  wording: RuleWording;
  onEdit: () => void;
  onDelete: () => void;
  /** -1 up, 1 down. */
  onMove: (by: -1 | 1) => void;
};

export function RuleRow({ rule, shadow, hits, wording, onEdit, onDelete, onMove }: Props) {
  const { id: businessId, canWrite } = useBusiness();
  const router = useRouter();

  async function pause(): Promise<void> {
    const input = {
      idempotencyKey: v4(),
      ruleId: rule.id,
      version: rule.version,
      rule: { active: !rule.active },
    };
    const answer = await answered(() => updateRule(businessId, input));
    if (!answer.ok)
      showToast({
        title: refusedTitle(answer.problem, 'The rule was not changed'),
        detail: answer.problem.detail,
        tone: 'bad',
      });
    router.refresh();
  }

  return (
    <div className="flex min-h-14 min-w-0 flex-1 items-center gap-3 py-2">
      <div className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{rule.name}</span>
          {!rule.active && <Badge>Paused</Badge>}
        </span>
        <span className="text-xs wrap-anywhere text-soft">
          {conditionsText(rule, wording)} → {outcomeText(rule, wording)}
        </span>
        {shadow !== null && (
          <span className="text-xs wrap-anywhere text-warn">
            Never decides: “{shadow}” matches all of it first.
          </span>
        )}
      </div>
      <Hits hits={hits} />
      {canWrite && (
        <Menu
          label={`Actions for ${rule.name}`}
          placement="bottom end"
          trigger={
            <IconButton label={`Change or delete ${rule.name}`}>
              <MoreHorizontal aria-hidden className="size-4" />
            </IconButton>
          }
          parts={[
            {
              id: 'rule',
              entries: [
                { id: 'edit', name: 'Edit', onAction: onEdit },
                { id: 'pause', name: rule.active ? 'Pause' : 'Resume', onAction: () => void pause() },
                { id: 'up', name: 'Move up', onAction: () => onMove(-1) },
                { id: 'down', name: 'Move down', onAction: () => onMove(1) },
                { id: 'delete', name: 'Delete', isDanger: true, onAction: onDelete },
              ],
            },
          ]}
        />
      )}
    </div>
  );
}

function Hits({ hits }: Pick<Props, 'hits'>) {
  if (hits === null) return <span className="shrink-0 text-xs text-faint">none confirmed yet</span>;
  const { entries, corrected } = hits;
  return (
    <span className="flex shrink-0 flex-col text-right text-xs text-soft tabular-nums">
      <span>{entries} confirmed</span>
      {corrected > 0 && <span className="text-warn">{corrected} corrected</span>}
    </span>
  );
}
