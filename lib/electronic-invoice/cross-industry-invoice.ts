import type { ElectronicInvoice, InvoiceLine, InvoiceTax } from './electronic-invoice';
import { kindOf } from './kind-of-invoice';
import { amountOf, dayOfNumbers, isInCurrency, rateOf, unique } from './values';
import { nodesAt, textAt, textOf, type XmlNode } from './xml';

/** Lines that only sum up or explain others (ZUGFeRD Extended). */
const NO_LINES_OF_THEIR_OWN = new Set(['GROUP', 'INFORMATION']);

/** Cross Industry Invoice of UN/CEFACT: ZUGFeRD and Factur-X, and XRechnung in this syntax. ZUGFeRD 1 had other names. */
export function readCrossIndustryInvoice(root: XmlNode): ElectronicInvoice {
  const [head] = [...nodesAt(root, 'ExchangedDocument'), ...nodesAt(root, 'HeaderExchangedDocument')];
  const [deal] = [
    ...nodesAt(root, 'SupplyChainTradeTransaction'),
    ...nodesAt(root, 'SpecifiedSupplyChainTradeTransaction'),
  ];
  const [agreement] = [
    ...nodesAt(deal, 'ApplicableHeaderTradeAgreement'),
    ...nodesAt(deal, 'ApplicableSupplyChainTradeAgreement'),
  ];
  const [settlement] = [
    ...nodesAt(deal, 'ApplicableHeaderTradeSettlement'),
    ...nodesAt(deal, 'ApplicableSupplyChainTradeSettlement'),
  ];
  const [sums] = [
    ...nodesAt(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation'),
    ...nodesAt(settlement, 'SpecifiedTradeSettlementMonetarySummation'),
  ];
  const currency = textAt(settlement, 'InvoiceCurrencyCode');
  const sum = (name: string) => amountOf(nodesAt(sums, name), currency);
  const seller = textAt(agreement, 'SellerTradeParty/Name');
  return {
    kind: kindOf(textAt(head, 'TypeCode')),
    seller,
    tradingName: textAt(agreement, 'SellerTradeParty/SpecifiedLegalOrganization/TradingBusinessName'),
    buyer: textAt(agreement, 'BuyerTradeParty/Name'),
    number: textAt(head, 'ID'),
    issuedOn: dayOfNumbers(textAt(head, 'IssueDateTime/DateTimeString')),
    dueDays: unique(
      nodesAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString').flatMap(
        (node) => dayOfNumbers(textOf(node)) ?? [],
      ),
    ),
    currency,
    lineTotal: sum('LineTotalAmount'),
    allowances: sum('AllowanceTotalAmount'),
    charges: sum('ChargeTotalAmount'),
    net: sum('TaxBasisTotalAmount'),
    tax: sum('TaxTotalAmount'),
    total: sum('GrandTotalAmount'),
    prepaid: sum('TotalPrepaidAmount'),
    withheld: null,
    rounding: sum('RoundingAmount'),
    toPay: sum('DuePayableAmount'),
    taxes: nodesAt(settlement, 'ApplicableTradeTax').map((each) => taxOf(each, currency)),
    isInOneCurrency: ['GrandTotalAmount', 'DuePayableAmount'].every((name) =>
      isInCurrency(nodesAt(sums, name), currency),
    ),
    terms: unique(
      nodesAt(settlement, 'SpecifiedTradePaymentTerms/Description').flatMap((node) => textOf(node) ?? []),
    ),
    notes: nodesAt(head, 'IncludedNote/Content').flatMap((node) => textOf(node) ?? []),
    iban: textAt(
      settlement,
      'SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID',
    ),
    paymentReference: textAt(settlement, 'PaymentReference'),
    precedingNumber: textAt(
      settlement,
      'InvoiceReferencedDocument/IssuerAssignedID',
      'InvoiceReferencedDocument/ID',
    ),
    lines: nodesAt(deal, 'IncludedSupplyChainTradeLineItem').flatMap(lineOf),
  };
}

function taxOf(node: XmlNode, currency: string | null): InvoiceTax {
  return {
    name: textAt(node, 'TypeCode'),
    rate: rateOf(textAt(node, 'RateApplicablePercent', 'ApplicablePercent')),
    net: amountOf(nodesAt(node, 'BasisAmount'), currency),
    tax: amountOf(nodesAt(node, 'CalculatedAmount'), currency),
  };
}

function lineOf(line: XmlNode): InvoiceLine[] {
  const status = textAt(line, 'AssociatedDocumentLineDocument/LineStatusReasonCode');
  if (status !== null && NO_LINES_OF_THEIR_OWN.has(status)) return [];
  const [settlement] = [
    ...nodesAt(line, 'SpecifiedLineTradeSettlement'),
    ...nodesAt(line, 'SpecifiedSupplyChainTradeSettlement'),
  ];
  const [sum] = [
    ...nodesAt(settlement, 'SpecifiedTradeSettlementLineMonetarySummation'),
    ...nodesAt(settlement, 'SpecifiedTradeSettlementMonetarySummation'),
  ];
  return [
    {
      name:
        textAt(line, 'SpecifiedTradeProduct/Name', 'AssociatedDocumentLineDocument/IncludedNote/Content') ??
        '',
      quantity: textAt(
        line,
        'SpecifiedLineTradeDelivery/BilledQuantity',
        'SpecifiedSupplyChainTradeDelivery/BilledQuantity',
      ),
      amount: amountOf(nodesAt(sum, 'LineTotalAmount'), null),
    },
  ];
}
