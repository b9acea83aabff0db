import { clsx } from 'clsx';
import { ShareBar } from '@/components/ui/share-bar';
import type { JournalEntry } from '@/lib/contract/journal-entry';

/** Rounded down, so that 97.9 % never reads as 98 %; the tolerance is for figures such as 0.58 that no float holds. */
export function percentOf(confidence: number): number {
  return Math.floor(Math.round(confidence * 1e6) / 1e4);
}

/**
 * Such as "like 14 of 15 earlier": how many earlier entries agree, from the first reason that counts them; null where none does.
 * Those of a payee whose name differs in its numbers are called similar. A split says like how many entries before it.
 */
export function precedentsOf({
  categorization_reasons,
}: Pick<JournalEntry, 'categorization_reasons'>): string | null {
  for (const reason of categorization_reasons) {
    const [, before] = /^Split as the last (\d+) entries\b/.exec(reason) ?? [];
    if (before) return `like the last ${before}`;
    const [, alike, all, similar = 'earlier'] =
      /^(\d[\d,]*) of (\d[\d,]*)\b(?: entr(?:y|ies) of (?:a )?(similar) )?/.exec(reason) ?? [];
    if (alike) return `like ${alike === all ? alike : `${alike} of ${all}`} ${similar}`;
  }
  return null;
}

type ConfidenceProps = {
  /** 0 to 1. */
  confidence: number;
  isCertain: boolean;
  className?: string;
};

/** How likely a ledger is right: a bar, and the figure that it shows. */
export function Confidence({ confidence, isCertain, className }: ConfidenceProps) {
  const percent = percentOf(confidence);
  return (
    <span className={clsx('inline-flex items-center justify-end gap-1.5 tabular-nums', className)}>
      <ShareBar share={percent / 100} fill={isCertain ? 'fill-accent' : 'fill-faint'} className="h-1 w-8" />
      <span className="w-8 text-right">{percent}%</span>
    </span>
  );
}
