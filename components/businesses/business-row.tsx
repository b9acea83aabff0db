'use client';

import { ChevronRight } from 'lucide-react';
import NextLink from 'next/link';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Badge } from '@/components/ui/badge';
import type { EntityType } from '@/lib/contract/business';
import { paths } from '@/lib/paths';
import { entityTypes } from './entity-types';
import { yearEndName } from './year-ends';

export type ListedBusiness = {
  id: string;
  name: string;
  entityType: EntityType;
  industry: string | null;
  fiscalYear: string;
  currency: string;
  isActive: boolean;
  role: 'admin' | 'bookkeeper' | 'owner';
};

const roleNames = { admin: 'Admin', bookkeeper: 'Bookkeeper', owner: 'Owner' };

export function BusinessRow({ business }: { business: ListedBusiness }) {
  const { locale } = useLocale();
  const facts = [
    entityTypes[business.entityType].name,
    business.industry,
    `year ends ${yearEndName(business.fiscalYear, locale)}`,
    business.currency,
  ];
  return (
    <li className="border-b border-line">
      <NextLink
        href={paths.business(business.id)}
        className="-mx-3 flex items-center gap-3 rounded-md px-3 py-3 hover:bg-hover"
      >
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-md bg-selected text-sm font-semibold text-accent"
        >
          {[...business.name.trim()][0]?.toUpperCase()}
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex items-center gap-2">
            <span className="truncate font-medium">{business.name}</span>
            {!business.isActive && <Badge>Inactive</Badge>}
          </span>
          <span className="truncate text-xs text-soft">{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <span className="shrink-0 text-xs text-soft">{roleNames[business.role]}</span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
      </NextLink>
    </li>
  );
}
