import { showToast } from '@/components/ui/toast';
import { decimalsOf } from '@/lib/money/currency';
import { fileName } from '@/lib/tables/file-name';
import type { Table } from '@/lib/tables/table';
import { fileFailed, saveBlob } from './save-file';

type Named = { businessName: string; currency: string; name: string };

/** Saves the tables as one workbook, a sheet each; what writes it is loaded when it is first needed. */
export async function saveWorkbook(
  tables: readonly Table[],
  { businessName, currency, name }: Named,
): Promise<void> {
  try {
    const { workbookOf } = await import('@/lib/tables/workbook');
    const bytes = await workbookOf(tables, currency, decimalsOf(currency));
    saveBlob(new Blob([bytes], { type: mediaType }), fileName(businessName, name, 'xlsx'));
  } catch (error) {
    // Offline, what writes the file may not be there yet.
    const detail = error instanceof Error ? error.message : '';
    showToast({ title: fileFailed, detail, tone: 'bad' });
  }
}

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
