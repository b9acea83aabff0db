import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { documentQuery, loadDocumentFilters } from '@/components/documents/document-filters';
import { DocumentsScreen } from '@/components/documents/documents-screen';
import { MailedReceiptsList } from '@/components/receipt-mail/mailed-receipts-list';
import { AheadReads } from '@/components/shell/ahead-reads';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { openItemIn } from '@/components/ui/list-detail/open-item-search';
import { plain } from '@/server/dashboard/accounting/plain';
import { readDocuments } from '@/server/dashboard/queries/documents';
import { readOpenItem } from '@/server/dashboard/queries/open-items';
import { readMailedReceipts } from '@/server/dashboard/queries/receipt-mail';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Documents' };

type Props = { params: Promise<{ businessId: string }>; searchParams: Promise<SearchParams> };

export default async function DocumentsPage({ params, searchParams }: Props) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const query = documentQuery(await loadDocumentFilters(searchParams));
  const openId = await openItemIn(searchParams, 'document');
  const [page, mailed, ahead] = await Promise.all([
    readDocuments(member, businessId, query),
    readMailedReceipts(businessId),
    readOpenItem(member, businessId, 'document', openId),
  ]);
  if (!page.ok) return <ProblemScreen title="The documents could not be loaded" problem={page.problem} />;
  return (
    <AheadReads reads={ahead}>
      <DocumentsScreen
        first={plain({ query, page: page.value, readAt: Date.now() })}
        notices={<MailedReceiptsList messages={mailed} />}
      />
    </AheadReads>
  );
}
