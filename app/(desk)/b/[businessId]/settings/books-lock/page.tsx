import type { Metadata } from 'next';
import { BooksLock } from '@/components/books-lock/books-lock';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { readBusinessSettings, readLockHistory } from '@/server/dashboard/queries/settings';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Books lock' };

export default async function BooksLockPage({ params }: { params: Promise<{ businessId: string }> }) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const [business, history] = await Promise.all([
    readBusinessSettings(member, businessId),
    readLockHistory(member, businessId),
  ]);
  if (!business.ok) return <ProblemScreen title="The lock could not be loaded" problem={business.problem} />;
  if (!history.ok) return <ProblemScreen title="The history could not be loaded" problem={history.problem} />;
  const { version, fiscal_year, books_locked_through } = business.value;
  return (
    <BooksLock
      lock={{ version, fiscalYear: fiscal_year, through: books_locked_through }}
      history={history.value}
      today={new Date().toISOString().slice(0, 10)}
    />
  );
}
