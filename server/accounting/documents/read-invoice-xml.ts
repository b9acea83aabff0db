import { z } from 'zod';
import { type ElectronicInvoice, electronicInvoice } from '@/lib/electronic-invoice/electronic-invoice';
import { readElectronicInvoice } from '@/lib/electronic-invoice/read-electronic-invoice';
import { xmlText } from '@/lib/electronic-invoice/xml-text';
import { askReader } from './ask-reader';

/** Read on the service's own thread: starting a process takes longer than reading so few bytes. */
const smallBytes = 32 * 1024;
const answer = z.object({ invoice: electronicInvoice.nullable() });

/** What an invoice in XML says; null where the bytes are none, or take too much to read. */
export async function readInvoiceXml(bytes: Uint8Array): Promise<ElectronicInvoice | null> {
  if (bytes.length <= smallBytes) return readElectronicInvoice(xmlText(bytes));
  const read = await askReader({
    program: 'invoice-xml-reader.ts',
    bytes: new Blob([new Uint8Array(bytes)]).stream(),
    answer,
    timeoutMs: 30_000,
    heapMb: 320,
    memoryMb: 640,
  });
  return read.ok ? read.value.invoice : null;
}
