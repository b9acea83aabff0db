import type { Document, DocumentUpdate, ExtractionUpdate } from '@/lib/contract/document';
import { type Fault, invalid } from '@/lib/contract/problem';
import { numberText } from '@/lib/json';
import { minorUnitsOf } from '@/lib/money/decimal';
import { accept, refuse } from '@/lib/result';
import { correctExtraction, taughtBy } from '../../domain/documents/vendors/correct-extraction';
import { saveVendorCorrection } from '../../store/corrected-vendor-store';
import type { StoredDocument } from '../../store/document-store';
import type { BusinessContext, Outcome } from '../context';
import { changeDocument } from './change-document';
import { checkReferences } from './check-references';
import { matchedTo } from './match-documents';
import { mostDecimals } from './present-document';
import { wholeReading } from './whole-reading';

export async function updateDocument(
  ctx: BusinessContext,
  input: DocumentUpdate & { document_id: string },
): Promise<Outcome<Document>> {
  const unknown = await checkReferences(ctx, input);
  const { extraction } = input;
  return changeDocument(ctx, input.document_id, 'update', async (before) => {
    const faults = [...unknown, ...totalFaults(extraction)];
    if (faults.length > 0) return refuse(invalid(faults));
    if (extraction && before.status === 'processing') {
      const detail = 'The document is still being read; correct it when that is done.';
      return refuse({ code: 'conflict', detail });
    }
    if (extraction) await learnFrom(ctx, before, extraction);
    return accept({
      ...before,
      ...matchedTo(before, input.transaction_id ?? before.transactionId),
      name: input.name ?? before.name,
      description: input.description ?? before.description,
      documentType: input.document_type ?? before.documentType,
      taskId: input.task_id ?? before.taskId,
      externalAccountId: input.external_account_id ?? before.externalAccountId,
      metadata: input.metadata_ ?? before.metadata,
      extraction: extraction
        ? correctExtraction(wholeReading(ctx, before).extraction, extraction)
        : before.extraction,
    });
  });
}

function totalFaults(extraction: ExtractionUpdate | null | undefined): Fault[] {
  const total = extraction?.total_amount;
  if (total === null || total === undefined) return [];
  const units = minorUnitsOf(numberText(total), mostDecimals);
  if (units.ok && units.value >= 0n) return [];
  const message = `must not be negative and have at most ${mostDecimals} decimals`;
  return [{ path: '/extraction/total_amount', code: 'out_of_range', message }];
}

/** The next document on which the same vendor is read is corrected alike. */
async function learnFrom(
  ctx: BusinessContext,
  before: StoredDocument,
  changes: ExtractionUpdate,
): Promise<void> {
  const taught = taughtBy(before.extraction, changes);
  if (taught) await saveVendorCorrection(ctx.db, ctx.business.id, taught.readKey, taught.correction, ctx.now);
}
