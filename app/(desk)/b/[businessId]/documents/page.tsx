import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { documentQuery, loadDocumentFilters } from '@/components/documents/document-filters';
import { DocumentsScreen } from '@/components/documents/documents-screen';
import { MailedReceiptsList } from '@/components/receipt-mail/mailed-receipts-list';
import { ProblemScreen } from '@/components/shell/problem-screen';
import { plain } from '@/server/dashboard/accounting/plain';
import { readDocuments } from '@/server/dashboard/queries/documents';
import { readMailedReceipts } from '@/server/dashboard/queries/receipt-mail';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Documents' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

export default async function DocumentsPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const query = documentQuery(await loadDocumentFilters(searchParams));
  const [page, mailed] = await Promise.all([
    readDocuments(member, businessId, query),
    readMailedReceipts(businessId),
  ]);
  if (!page.ok) return <ProblemScreen title="The documents could not be loaded" problem={page.problem} />;
  return (
    <DocumentsScreen
      first={plain({ query, page: page.value, readAt: Date.now() })}
      notices={<MailedReceiptsList messages={mailed} />}
    />
  );
}
