import { longestName } from '../contract/limits';
import { readCrossIndustryInvoice } from './cross-industry-invoice';
import { isEbInterface, readEbInterface } from './eb-interface';
import type { ElectronicInvoice } from './electronic-invoice';
import { readFatturaPa } from './fattura-pa';
import { readUblInvoice } from './ubl-invoice';
import { unitsOf } from './values';
import { nodesAt, readXml, type XmlNode } from './xml';

/** Longer is no invoice of a firm that anybody keeps books for; files within it are not counted. */
export const longestXml = 3_000_000;

/** What pictures and files within an invoice are written as. */
const EMBEDDED =
  /<((?:[\w.-]{1,40}:)?(?:EmbeddedDocumentBinaryObject|AttachmentBinaryObject|Attachment))([^<>]*)>[^<]*<\/\1>/g;

/** What an invoice in XML says; null where the text is no invoice that is known here. */
export function readElectronicInvoice(xml: string): ElectronicInvoice | null {
  const text = xml.replace(EMBEDDED, '<$1$2></$1>');
  const tree = text.length > longestXml ? null : readXml(text);
  const invoice = tree === null ? null : invoiceIn(tree);
  // Another format may have a root of the same name.
  return invoice === null || (invoice.number === null && invoice.total === null) ? null : shortened(invoice);
}

/** Names and numbers are kept with the document and searched: none is longer than those that people enter. */
function shortened(invoice: ElectronicInvoice): ElectronicInvoice {
  const cut = (text: string | null) => text?.slice(0, longestName).toWellFormed() ?? null;
  return {
    ...invoice,
    seller: cut(invoice.seller),
    tradingName: cut(invoice.tradingName),
    number: cut(invoice.number),
    precedingNumber: cut(invoice.precedingNumber),
  };
}

function invoiceIn(tree: XmlNode): ElectronicInvoice | null {
  const [industry] = [...nodesAt(tree, 'CrossIndustryInvoice'), ...nodesAt(tree, 'CrossIndustryDocument')];
  if (industry !== undefined) return readCrossIndustryInvoice(industry);
  const [invoice] = nodesAt(tree, 'Invoice');
  if (invoice !== undefined)
    return isEbInterface(invoice) ? readEbInterface(invoice) : readUblInvoice(invoice, false);
  const [fattura] = nodesAt(tree, 'FatturaElettronica');
  if (fattura !== undefined) return readFatturaPa(fattura);
  const [creditNote] = nodesAt(tree, 'CreditNote');
  return creditNote === undefined ? null : readUblInvoice(creditNote, true);
}

/** Whether its sums are those of its parts, as EN 16931 demands (BR-CO-10 to BR-CO-16). */
export function isConsistent(invoice: ElectronicInvoice): boolean {
  const { lines, lineTotal, net, total, toPay } = invoice;
  if (total === null || !invoice.isInOneCurrency) return false;
  const [of, allowances, charges] = [unitsOf, unitsOf(invoice.allowances), unitsOf(invoice.charges)];
  const sumOfLines = lines.reduce((sum, { amount }) => sum + of(amount), 0n);
  return (
    (lines.length === 0 || lineTotal === null || isRounded(sumOfLines, of(lineTotal))) &&
    (lineTotal === null || net === null || of(lineTotal) - allowances + charges === of(net)) &&
    (net === null || of(net) + of(invoice.tax) === of(total)) &&
    (toPay === null ||
      of(total) - of(invoice.prepaid) - of(invoice.withheld) + of(invoice.rounding) === of(toPay))
  );
}

/** Lines may have more decimals than what they come to: a sum within half a cent is the same, in ten-thousandths. */
function isRounded(sum: bigint, printed: bigint): boolean {
  const apart = sum - printed;
  return apart <= 50n && apart >= -50n;
}
