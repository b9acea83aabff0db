'use client';

import { CircleCheck } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import type { Overview } from '@/lib/reads/overview-reads';
import { needsOf } from './needs';

/** What needs the current user's attention, each with a link. */
export function NeedsYou({ overview }: { overview: Overview }) {
  const business = useBusiness();
  const locale = useLocale();
  const needs = needsOf(overview, business, locale);
  return (
    <section aria-labelledby="needs-title">
      <h2 id="needs-title" className="mb-1 font-semibold">
        Needs your attention
      </h2>
      {needs.length === 0 ? (
        <p className="flex items-center gap-2 border-b border-line py-2.5 text-soft">
          <CircleCheck aria-hidden className="size-4 text-accent" />
          Nothing at the moment.
        </p>
      ) : (
        <ul>
          {needs.map(({ id, title, note, act, href }) => (
            <li
              key={id}
              className="relative flex items-center gap-3 border-b border-line py-2 max-sm:min-h-11 hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 wrap-anywhere">{title}</span>
                {note && <span className="block truncate text-xs text-faint">{note}</span>}
              </span>
              <Link
                href={href}
                aria-label={`${act}: ${title}`}
                className="shrink-0 rounded font-medium text-accent after:absolute after:inset-0"
              >
                {act}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
