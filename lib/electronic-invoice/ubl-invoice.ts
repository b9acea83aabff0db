import type { ElectronicInvoice } from './electronic-invoice';
import { kindOf } from './kind-of-invoice';
import { amountOf, dayOfText, isInCurrency, rateOf, unique } from './values';
import { nodesAt, textAt, textOf, type XmlNode } from './xml';

/** Invoice or CreditNote of UBL 2 (Universal Business Language): Peppol, and XRechnung in this syntax. */
export function readUblInvoice(root: XmlNode, isCreditNote: boolean): ElectronicInvoice {
  const currency = textAt(root, 'DocumentCurrencyCode');
  const [sums] = nodesAt(root, 'LegalMonetaryTotal');
  const sum = (name: string) => amountOf(nodesAt(sums, name), currency);
  const [seller] = nodesAt(root, 'AccountingSupplierParty/Party');
  const [buyer] = nodesAt(root, 'AccountingCustomerParty/Party');
  const typeCode = textAt(root, 'InvoiceTypeCode', 'CreditNoteTypeCode');
  const due = ['DueDate', 'PaymentMeans/PaymentDueDate', 'PaymentTerms/PaymentDueDate'];
  const payee = 'PaymentMeans/PayeeFinancialAccount/ID';
  return {
    kind: isCreditNote ? 'credit_note' : kindOf(typeCode),
    seller: textAt(seller, 'PartyLegalEntity/RegistrationName', 'PartyName/Name'),
    tradingName: textAt(seller, 'PartyName/Name'),
    buyer: textAt(buyer, 'PartyLegalEntity/RegistrationName', 'PartyName/Name'),
    number: textAt(root, 'ID'),
    issuedOn: dayOfText(textAt(root, 'IssueDate')),
    dueDays: unique(
      due.flatMap((path) => nodesAt(root, path)).flatMap((node) => dayOfText(textOf(node)) ?? []),
    ),
    currency,
    lineTotal: sum('LineExtensionAmount'),
    allowances: sum('AllowanceTotalAmount'),
    charges: sum('ChargeTotalAmount'),
    net: sum('TaxExclusiveAmount'),
    tax: amountOf(nodesAt(root, 'TaxTotal/TaxAmount'), currency),
    total: sum('TaxInclusiveAmount'),
    prepaid: sum('PrepaidAmount'),
    withheld: null,
    rounding: sum('PayableRoundingAmount'),
    toPay: sum('PayableAmount'),
    taxes: nodesAt(root, 'TaxTotal/TaxSubtotal').map((each) => ({
      name: textAt(each, 'TaxCategory/TaxScheme/ID'),
      rate: rateOf(textAt(each, 'TaxCategory/Percent', 'Percent')),
      net: amountOf(nodesAt(each, 'TaxableAmount'), currency),
      tax: amountOf(nodesAt(each, 'TaxAmount'), currency),
    })),
    isInOneCurrency: ['TaxInclusiveAmount', 'PayableAmount'].every((name) =>
      isInCurrency(nodesAt(sums, name), currency),
    ),
    terms: unique(nodesAt(root, 'PaymentTerms/Note').flatMap((node) => textOf(node) ?? [])),
    notes: nodesAt(root, 'Note').flatMap((node) => textOf(node) ?? []),
    iban: textAt(root, payee),
    paymentReference: textAt(root, 'PaymentMeans/PaymentID'),
    precedingNumber: textAt(root, 'BillingReference/InvoiceDocumentReference/ID'),
    lines: [...nodesAt(root, 'InvoiceLine'), ...nodesAt(root, 'CreditNoteLine')].map((line) => ({
      name: textAt(line, 'Item/Name', 'Item/Description') ?? '',
      quantity: textAt(line, 'InvoicedQuantity', 'CreditedQuantity'),
      amount: amountOf(nodesAt(line, 'LineExtensionAmount'), null),
    })),
  };
}
