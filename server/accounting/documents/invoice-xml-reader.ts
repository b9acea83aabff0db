import { buffer } from 'node:stream/consumers';
import { readElectronicInvoice } from '@/lib/electronic-invoice/read-electronic-invoice';
import { xmlText } from '@/lib/electronic-invoice/xml-text';

/** Runs as a process of its own (`read-invoice-xml.ts`): reads an invoice in XML from its input, and sends `{ invoice }`, null for none. */
process.once('disconnect', () => process.exit());
const bytes = new Uint8Array(await buffer(process.stdin));
process.send?.({ invoice: readElectronicInvoice(xmlText(bytes)) });
