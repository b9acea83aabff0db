import type { ClientProblem } from '@/lib/client/client';
import { ledgerStatementQuery } from '@/lib/contract/report';
import { accountingTables } from '../accounting/client';
import { memberOrProblem } from '../session/guard';
import { problemAnswer, readQuery } from './data-answer';
import { fileAnswer } from './file-answer';

/** The forms in which the service makes a file of a statement. */
const mediaTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const fileTypes = new Set(Object.values(mediaTypes));

type Context = { params: Promise<{ businessId: string; ledgerId: string }> };

/**
 * Answers the file of a ledger's statement: the service's own, for the query of the address and its `format`. A statement may
 * have more lines than a screen has read; the other reports are made into files where they are shown.
 */
export async function answerStatementFile(request: Request, context: Context): Promise<Response> {
  const { businessId, ledgerId } = await context.params;
  const member = await memberOrProblem(businessId, 'read');
  if (!member.ok) return problemAnswer(member.problem);
  const search = new URL(request.url).searchParams;
  const mediaType = mediaTypes[search.get('format') ?? ''];
  search.delete('format');
  if (!mediaType) return problemAnswer(noSuchFormat);
  const query = readQuery(ledgerStatementQuery, search);
  if (!query.ok) return problemAnswer(query.problem);
  const file = await accountingTables(member.value.user.id).getLedgerStatement({
    parameters: { business_id: businessId, ledger_id: ledgerId },
    query: query.value,
    mediaType,
  });
  return file.ok ? fileAnswer(file.value, fileTypes) : problemAnswer(file.problem);
}

const noSuchFormat: ClientProblem = { code: 'not_found', status: 404, detail: 'The format does not exist.' };
