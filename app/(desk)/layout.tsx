import type { ReactNode } from 'react';
import { DeskProviders } from '@/components/shell/desk-providers';
import { PersonFormats } from '@/components/shell/person-formats';
import { dayFormsOf } from '@/lib/format/day-forms';
import { readSignInMethods } from '@/server/dashboard/queries/account';
import { requireUser } from '@/server/dashboard/session/guard';
import { findFormats } from '@/server/dashboard/session/storage/person-formats';
import { dashboardDatabase } from '@/server/dashboard/session/storage/pool';

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const { id, email } = await requireUser();
  const [formats, ways] = await Promise.all([findFormats(dashboardDatabase(), id), readSignInMethods(id)]);
  return (
    <PersonFormats
      locale={formats.locale === null ? null : { tag: formats.locale, dayForms: dayFormsOf(formats.locale) }}
      timeZone={formats.timeZone}
    >
      <DeskProviders person={{ id, email }} ways={ways}>
        {children}
      </DeskProviders>
    </PersonFormats>
  );
}
