import { receiptOf } from './receipts-pdf';

export const lantern = {
  name: 'lantern.pdf',
  mimeType: 'application/pdf',
  buffer: receiptOf(['Paper Lantern Supplies', 'Date: 2025-01-09', 'Lanterns 42.17', 'Total: $42.17']),
};
export const letter = {
  name: 'letter.pdf',
  mimeType: 'application/pdf',
  buffer: receiptOf(['Dear customer', 'thank you for the coffee']),
};
export const invoice = {
  name: 'inkwell.pdf',
  mimeType: 'application/pdf',
  buffer: receiptOf([
    'Inkwell Supplies LLC',
    'Invoice no: IN-1042',
    'Invoice date: 2025-01-10',
    'Due date: 2025-02-09',
    'Amount due $216.40',
  ]),
};
/** Of the coffee that the bank has reported. */
export const second = {
  name: 'coffee.pdf',
  mimeType: 'application/pdf',
  buffer: receiptOf([
    'Weir Street Coffee',
    'Invoice no: 7',
    'Date: 2025-01-12',
    'Due date: 2025-01-20',
    'Amount due $18.40',
  ]),
};
export const harbor = {
  name: 'harbor.pdf',
  mimeType: 'application/pdf',
  buffer: receiptOf(['Harbor Stationers', 'Date: 2025-01-15', 'Total: $9.90']),
};
export const impostor = {
  name: 'notes.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('Only words.'),
};
