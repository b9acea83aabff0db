import { showToast } from '@/components/ui/notices/toast';
import { decimalsOf } from '@/lib/money/currency';
import { fileName } from '@/lib/tables/file-name';
import type { Table } from '@/lib/tables/table';
import { fileFailed, saveBlob } from './save-file';

type Named = { businessName: string; currency: string; name: string };

/** Saves the tables as one workbook, a sheet each; what writes it is loaded when it is first needed. */
export function saveWorkbook(tables: readonly Table[], named: Named): Promise<void> {
  return save({ ...named, extension: 'xlsx', mediaType: workbookType }, async () => {
    const { workbookOf } = await import('@/lib/tables/workbook');
    return workbookOf(tables, named.currency, decimalsOf(named.currency));
  });
}

/** Saves the rows and columns of a table as CSV, without the lines above them, which only a person reads. */
export function saveCsv(table: Table, named: Named): Promise<void> {
  return save({ ...named, extension: 'csv', mediaType: 'text/csv' }, async () => {
    const { csvOf } = await import('@/lib/tables/csv');
    return csvOf(table, named.currency, decimalsOf(named.currency));
  });
}

type Saved = Named & { extension: 'csv' | 'xlsx'; mediaType: string };

async function save(
  { businessName, name, extension, mediaType }: Saved,
  write: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  try {
    const bytes = await write();
    saveBlob(new Blob([bytes], { type: mediaType }), fileName(businessName, name, extension));
  } catch (error) {
    // Offline, what writes the file may not be there yet.
    const detail = error instanceof Error ? error.message : '';
    showToast({ title: fileFailed, detail, tone: 'bad' });
  }
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
