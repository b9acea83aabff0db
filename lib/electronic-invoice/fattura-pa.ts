import type { ElectronicInvoice } from './electronic-invoice';
import { amountOf, dayOfText, decimalOfUnits, rateOf, sumOf, unique, unitsOf } from './values';
import { nodesAt, textAt, textOf, type XmlNode } from './xml';

/** Of the types of documents (`TipoDocumento`) the one that gives money back. */
const CREDIT_NOTE = 'TD04';
const SURCHARGE = 'MG';

/** Invoice of Italy (FatturaPA 1.2, FPR12 and FPA12), of one body; several are several invoices. */
export function readFatturaPa(root: XmlNode): ElectronicInvoice | null {
  const [body, ...others] = nodesAt(root, 'FatturaElettronicaBody');
  if (body === undefined || others.length > 0) return null;
  const head = nodesAt(root, 'FatturaElettronicaHeader')[0];
  const general = nodesAt(body, 'DatiGenerali/DatiGeneraliDocumento')[0];
  const payments = nodesAt(body, 'DatiPagamento/DettaglioPagamento');
  const at = (path: string) => textAt(general, path);
  const amount = (node: XmlNode | undefined, path: string) => amountOf(nodesAt(node, path), null);
  const seller = nameOf(head, 'CedentePrestatore');
  const lines = nodesAt(body, 'DatiBeniServizi/DettaglioLinee').map((line) => ({
    name: textAt(line, 'Descrizione') ?? '',
    quantity: textAt(line, 'Quantita'),
    amount: amount(line, 'PrezzoTotale'),
  }));
  const taxes = nodesAt(body, 'DatiBeniServizi/DatiRiepilogo').map((each) => ({
    name: 'IVA',
    rate: rateOf(textAt(each, 'AliquotaIVA')),
    net: amount(each, 'ImponibileImporto'),
    tax: amount(each, 'Imposta'),
  }));
  return {
    kind: at('TipoDocumento') === CREDIT_NOTE ? 'credit_note' : 'invoice',
    seller,
    tradingName: seller,
    buyer: nameOf(head, 'CessionarioCommittente'),
    number: at('Numero'),
    issuedOn: dayOfText(at('Data')),
    dueDays: unique(payments.flatMap((each) => dayOfText(textAt(each, 'DataScadenzaPagamento')) ?? [])),
    currency: at('Divisa'),
    ...sumsOf(general, lines, taxes, payments),
    taxes,
    isInOneCurrency: true,
    terms: [],
    notes: nodesAt(general, 'Causale').flatMap((node) => textOf(node) ?? []),
    iban: textAt(body, 'DatiPagamento/DettaglioPagamento/IBAN'),
    paymentReference: textAt(body, 'DatiPagamento/DettaglioPagamento/CodicePagamento'),
    precedingNumber: textAt(body, 'DatiGenerali/DatiFattureCollegate/IdDocumento'),
    lines,
  };
}

type Sums = Pick<
  ElectronicInvoice,
  | 'lineTotal'
  | 'allowances'
  | 'charges'
  | 'net'
  | 'tax'
  | 'total'
  | 'prepaid'
  | 'withheld'
  | 'rounding'
  | 'toPay'
>;

/** The total stands there only where the issuer says it, and has the rounding in it. */
function sumsOf(
  general: XmlNode | undefined,
  lines: ElectronicInvoice['lines'],
  taxes: ElectronicInvoice['taxes'],
  payments: readonly XmlNode[],
): Sums {
  const sumAt = (path: string) => sumOf(nodesAt(general, path).map((node) => amountOf([node], null)));
  const [net, tax] = [sumOf(taxes.map((each) => each.net)), sumOf(taxes.map((each) => each.tax))];
  const gross = decimalOfUnits(unitsOf(net) + unitsOf(tax));
  const rounding = amountOf(nodesAt(general, 'Arrotondamento'), null);
  const rounded = decimalOfUnits(unitsOf(gross) + unitsOf(rounding));
  const stated = amountOf(nodesAt(general, 'ImportoTotaleDocumento'), null) ?? rounded;
  const isRounded = unitsOf(stated) === unitsOf(rounded);
  const withheld = sumAt('DatiRitenuta/ImportoRitenuta');
  const paid = payments.flatMap((each) => amountOf(nodesAt(each, 'ImportoPagamento'), null) ?? []);
  const changes = nodesAt(general, 'ScontoMaggiorazione').map((each) => ({
    isSurcharge: textAt(each, 'Tipo') === SURCHARGE,
    amount: amountOf(nodesAt(each, 'Importo'), null),
  }));
  const sumOfChanges = (isSurcharge: boolean) =>
    sumOf(changes.filter((each) => each.isSurcharge === isSurcharge).map((each) => each.amount));
  const funds = sumAt('DatiCassaPrevidenziale/ImportoContributoCassa');
  return {
    lineTotal: inCents(sumOf(lines.map((each) => each.amount))),
    allowances: sumOfChanges(false),
    charges: decimalOfUnits(unitsOf(sumOfChanges(true)) + unitsOf(funds)),
    net,
    tax,
    total: isRounded ? gross : stated,
    prepaid: null,
    withheld,
    rounding: isRounded ? rounding : null,
    toPay: paid.length > 0 ? sumOf(paid) : decimalOfUnits(unitsOf(stated) - unitsOf(withheld)),
  };
}

function nameOf(head: XmlNode | undefined, party: string): string | null {
  const at = (name: string) => textAt(head, `${party}/DatiAnagrafici/Anagrafica/${name}`);
  const person = [at('Nome'), at('Cognome')].filter(Boolean).join(' ');
  return at('Denominazione') ?? (person || null);
}

/** Lines have up to eight decimals, what they come to has two. */
function inCents(amount: string | null): string | null {
  if (amount === null) return null;
  const units = unitsOf(amount);
  const cents = (units + (units < 0n ? -50n : 50n)) / 100n;
  return decimalOfUnits(cents * 100n);
}
