import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleHelp,
  Clock,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { ItemState } from './item-state';

const looks: Record<ItemState, { name: string; icon: LucideIcon; tone: string }> = {
  draft: { name: 'Draft', icon: CircleDashed, tone: 'text-faint' },
  open: { name: 'Open', icon: CircleDot, tone: 'text-soft' },
  'partly paid': { name: 'Partly paid', icon: Clock, tone: 'text-warn' },
  'probably paid': { name: 'Probably paid', icon: CircleHelp, tone: 'text-soft' },
  overdue: { name: 'Overdue', icon: TriangleAlert, tone: 'text-bad' },
  paid: { name: 'Paid', icon: CircleCheck, tone: 'text-accent' },
  voided: { name: 'Voided', icon: Ban, tone: 'text-faint' },
};

/** The status of a bill or an invoice, by a sign and a word. */
export function ItemStateMark({ state }: { state: ItemState }) {
  const { name, icon: Icon, tone } = looks[state];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${tone}`}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {name}
    </span>
  );
}
