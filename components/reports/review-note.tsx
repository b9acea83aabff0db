'use client';

import { clsx } from 'clsx';
import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import { paths } from '@/lib/paths';
import { reviewSentences } from './review-sentences';

type Props = { unreviewed: number; where?: string; className?: string };

/** On the screen and on paper: how many entries of the report nobody has confirmed, so that its figures may change. */
export function ReviewNote({ unreviewed, where, className }: Props) {
  const { id, canWrite } = useBusiness();
  const locale = useLocale();
  const [sentence] = reviewSentences(unreviewed, locale, where);
  if (!sentence) return null;
  return (
    <p className={clsx('text-soft', className)}>
      {sentence}
      {canWrite && (
        <Link
          href={paths.review(id)}
          className="ml-2 rounded text-accent underline underline-offset-2 print:hidden"
        >
          Review
        </Link>
      )}
    </p>
  );
}
