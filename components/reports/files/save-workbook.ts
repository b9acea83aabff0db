import { decimalsOf } from '@/lib/money/currency';
import { fileName } from '@/lib/tables/file-name';
import type { Table } from '@/lib/tables/table';
import { saveBlob } from './save-file';

type Named = { businessName: string; currency: string; name: string };

/** Saves the tables as one workbook, a sheet each; what writes it is loaded when it is first needed. */
export async function saveWorkbook(
  tables: readonly Table[],
  { businessName, currency, name }: Named,
): Promise<void> {
  const { workbookOf } = await import('@/lib/tables/workbook');
  const bytes = await workbookOf(tables, currency, decimalsOf(currency));
  saveBlob(new Blob([bytes], { type: mediaType }), fileName(businessName, name, 'xlsx'));
}

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
