import { CircleDashed, Link2, LoaderCircle, type LucideIcon, Sparkles, TriangleAlert } from 'lucide-react';
import type { Document } from '@/lib/contract/document';
import { type Standing, standingNames, standingOf } from './document-words';

const looks: Record<Standing, { icon: LucideIcon; tone: string }> = {
  linked: { icon: Link2, tone: 'text-accent' },
  suggested: { icon: Sparkles, tone: 'text-warn' },
  reading: { icon: LoaderCircle, tone: 'text-faint' },
  broken: { icon: TriangleAlert, tone: 'text-bad' },
  loose: { icon: CircleDashed, tone: 'text-faint' },
};

/** Whether the document has found its transaction, in a sign and a word. */
export function StandingMark({ document }: { document: Document }) {
  const standing = standingOf(document);
  const { icon: Icon, tone } = looks[standing];
  return (
    <span className={`inline-flex items-center gap-1.5 ${tone}`}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {standingNames[standing]}
    </span>
  );
}
