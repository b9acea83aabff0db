import type { Metadata } from 'next';
import { NewEntryScreen } from '@/components/journal-entries/form/new-entry-screen';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { readEntryToCopy } from '@/server/dashboard/queries/journal-entries';
import { requireMember } from '@/server/dashboard/session/guard';
import { todayOf } from '@/server/dashboard/session/today';

export const metadata: Metadata = { title: 'New entry' };

type Properties = {
  params: Promise<{ businessId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function NewEntryPage({ params, searchParams }: Properties) {
  const { businessId } = await params;
  const search = await searchParams;
  const one = (name: string) => (typeof search[name] === 'string' ? search[name] : undefined);
  const member = await requireMember(businessId, 'write');
  const read = await readEntryToCopy(member, businessId, one('copy') ?? null);
  if (!read.ok) return <ProblemScreen title="The form could not be opened" problem={read.problem} />;
  const { entry, ledgers } = read.value;
  return (
    <NewEntryScreen
      ledgers={ledgers}
      copied={entry}
      today={await todayOf(member)}
      openingBalance={{
        day: one('day'),
        debit: one('debit'),
        credit: one('credit'),
        amount: one('amount'),
      }}
    />
  );
}
