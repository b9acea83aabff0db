'use client';

import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { useIsLocked } from '../lock-sign';
import { correctionAdvice } from './correction-advice';
import { originsOf } from './origins';
import type { Background } from './use-background';

const RemoveRefund = lazyComponent(() =>
  import('@/components/credits/remove-refund').then((file) => file.RemoveRefund),
);

/** The transaction, bill, invoice or entry that this one comes from, pays or reverses, each with a link. */
export function EntryOrigin({ entry, background }: { entry: JournalEntry; background: Background }) {
  const { canWrite } = useBusiness();
  const isLocked = useIsLocked(entry.datetime);
  const origins = originsOf(entry, background);
  if (origins.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-semibold">Belongs to</h3>
      <ul className="flex flex-col">
        {origins.map(({ id, icon: Icon, name, href, refund }) => (
          <li key={id} className="flex items-center gap-2">
            <Link
              href={href}
              className="-mx-1.5 inline-flex min-h-7 max-w-full items-center gap-2 rounded px-1.5 text-accent underline-offset-2 hover:underline max-sm:min-h-11"
            >
              <Icon aria-hidden className="size-3.5 shrink-0" />
              <span className="min-w-0 truncate">{name}</span>
            </Link>
            {refund && canWrite && !isLocked && <RemoveRefund refund={refund} />}
          </li>
        ))}
      </ul>
      {canWrite && <CorrectionAdvice {...{ entry, background, isLocked }} />}
    </section>
  );
}

type AdviceProps = { entry: JournalEntry; background: Background; isLocked: boolean };

/** How an entry that cannot be reversed is corrected. */
function CorrectionAdvice({ entry, background, isLocked }: AdviceProps) {
  const advice = correctionAdvice(entry, { isLocked, isTakenOver: background.takenOverBy !== null });
  return advice && <p className="mt-1 text-xs text-soft">{advice}</p>;
}
