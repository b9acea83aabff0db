'use client';

import { clsx } from 'clsx';
import { memo } from 'react';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import { Cell } from '@/components/ui/tables/table';
import { countOf, formatCount } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';
import { bankWords } from './bank-words';
import type { ListedBusiness } from './business-work';
import { entityTypes } from './entity-types';
import { yearEndName } from './year-ends';

const roleNames = { admin: 'Admin', bookkeeper: 'Bookkeeper', owner: 'Owner' };

/** One business: the name opens it, a count opens what it counts. A screen of them has forty links: none is fetched ahead. A search or another order draws no row again. */
export const BusinessRow = memo(function BusinessRow({ business }: { business: ListedBusiness }) {
  const locale = useLocale();
  const { id, lastBankDay, lockedThrough, toReview, role } = business;
  const dayIn = (day: string | null) => (day === null ? <None /> : formatDayOfYear(day, locale));
  const words = workWords(business, locale);
  return (
    <tr className="hover:bg-hover">
      <Cell className="relative py-2.5 sm:py-1">
        <span className="flex items-center gap-3">
          <span
            aria-hidden
            className="grid size-8 shrink-0 sm:size-7 place-items-center rounded-md bg-selected text-sm font-semibold text-accent"
          >
            {[...business.name.trim()][0]?.toUpperCase()}
          </span>
          <span className="flex min-w-0 flex-col">
            <span className="flex items-center gap-2">
              <Link
                href={paths.business(id)}
                data-business
                title={business.name}
                className="line-clamp-2 rounded font-medium wrap-anywhere after:absolute after:inset-0"
              >
                {business.name}
              </Link>
              {!business.isActive && <Badge>Inactive</Badge>}
            </span>
            <span className="text-xs text-soft">
              {[...factsOf(business, locale), roleNames[role]].join(' · ')}
            </span>
            {words !== '' && <span className="text-xs font-medium sm:hidden">{words}</span>}
          </span>
        </span>
      </Cell>
      <Cell isNumeric className="max-sm:hidden">
        {role === 'owner' || toReview === 0 ? (
          <None />
        ) : (
          <CountLink
            href={paths.review(id)}
            label={countOf(toReview, 'entry to review', 'entries to review', locale)}
          >
            {formatCount(toReview, locale)}
          </CountLink>
        )}
        {role !== 'owner' && business.certain > 0 && (
          <span className="block text-xs text-soft">{formatCount(business.certain, locale)} certain</span>
        )}
      </Cell>
      <Cell isNumeric className="max-sm:hidden">
        <Questions business={business} />
      </Cell>
      <Cell isNumeric className="max-md:hidden">
        {dayIn(lastBankDay)}
      </Cell>
      <Cell isNumeric className="max-lg:hidden">
        <BankAndBooks business={business} />
      </Cell>
      <Cell isNumeric className="max-md:hidden">
        {dayIn(lockedThrough)}
      </Cell>
    </tr>
  );
});

/** What the banks stated beside the books, which leads to the accounts; only what differs is emphasized. */
function BankAndBooks({ business }: { business: ListedBusiness }) {
  const locale = useLocale();
  const { words, difference, notCompared, details } = bankWords(business, locale);
  if (words === null) return <None />;
  return (
    <>
      <CountLink href={paths.transactions(business.id)} label={details} isQuiet={!difference} tone="text-bad">
        {words}
      </CountLink>
      {notCompared && <span className="block text-xs text-soft">{notCompared}</span>}
    </>
  );
}

/** What waits for this member is emphasized; what waits for the other side is only mentioned. */
function Questions({ business }: { business: ListedBusiness }) {
  const locale = useLocale();
  const { id, role, openQuestions: open, answeredQuestions: answered } = business;
  const isOwner = role === 'owner';
  if (open + (isOwner ? 0 : answered) === 0) return <None />;
  return (
    <CountLink href={paths.tasks(id)} label="Questions" isQuiet={!isOwner && answered === 0}>
      {questionWords(isOwner, open, answered, locale)}
    </CountLink>
  );
}

function questionWords(isOwner: boolean, open: number, answered: number, locale: string): string {
  if (isOwner) return `${formatCount(open, locale)} to answer`;
  return [
    answered > 0 && `${formatCount(answered, locale)} answered`,
    open > 0 && `${formatCount(open, locale)} open`,
  ]
    .filter(Boolean)
    .join(', ');
}

function workWords(
  { role, toReview, openQuestions, answeredQuestions }: ListedBusiness,
  locale: string,
): string {
  const isOwner = role === 'owner';
  return [
    !isOwner && toReview > 0 && `${formatCount(toReview, locale)} to review`,
    questionWords(isOwner, openQuestions, answeredQuestions, locale),
  ]
    .filter((part) => part !== false && part !== '' && part !== '0 to answer')
    .join(' · ');
}

function factsOf({ entityType, industry, fiscalYear, currency }: ListedBusiness, locale: string): string[] {
  const year = `year ends ${yearEndName(fiscalYear, locale)}`;
  return [entityTypes[entityType].name, industry ?? '', year, currency].filter(Boolean);
}

type CountLinkProps = { href: string; label: string; isQuiet?: boolean; tone?: string; children: string };

function CountLink({ href, label, isQuiet = false, tone = 'text-accent', children }: CountLinkProps) {
  return (
    <Link
      href={href}
      title={label}
      className={clsx(
        '-mx-1 rounded px-1 py-1 hover:underline',
        isQuiet ? 'text-soft' : `font-medium ${tone}`,
      )}
    >
      {children}
    </Link>
  );
}

function None() {
  return (
    <span className="text-faint">
      <span aria-hidden>—</span>
      <span className="sr-only">none</span>
    </span>
  );
}
