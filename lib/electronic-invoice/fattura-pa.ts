import type { ElectronicInvoice } from './electronic-invoice';
import { amountOf, dayOfText, decimalOfUnits, rateOf, sumOf, unique, unitsOf } from './values';
import { nodesAt, textAt, textOf, type XmlNode } from './xml';

/** Of the types of documents (`TipoDocumento`) the one that gives money back. */
const CREDIT_NOTE = 'TD04';
/**
 * Those that the buyer writes about what another has billed or ought to have: the tax on it is the buyer's, the net
 * amount the seller's.
 */
const SELF_INVOICES = new Set('TD16 TD17 TD18 TD19 TD20 TD21 TD22 TD23 TD27 TD28 TD29'.split(' '));
const SURCHARGE = 'MG';
/** `EsigibilitaIVA`: the buyer pays the tax to the state (split payment). */
const PAID_BY_BUYER = 'S';

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
  const kind = kindOf(at('TipoDocumento'));
  const rates = nodesAt(body, 'DatiBeniServizi/DatiRiepilogo');
  const taxes = rates.map((each) => ({
    name: 'IVA',
    rate: rateOf(textAt(each, 'AliquotaIVA')),
    net: amount(each, 'ImponibileImporto'),
    tax: amount(each, 'Imposta'),
  }));
  const ofBuyer = rates.filter(
    (each) => kind === 'self_invoice' || textAt(each, 'EsigibilitaIVA') === PAID_BY_BUYER,
  );
  const withheld = sumOf([
    ...nodesAt(general, 'DatiRitenuta').map((each) => amount(each, 'ImportoRitenuta')),
    ...ofBuyer.map((each) => amount(each, 'Imposta')),
  ]);
  return {
    kind,
    seller,
    tradingName: seller,
    buyer: nameOf(head, 'CessionarioCommittente'),
    number: at('Numero'),
    issuedOn: dayOfText(at('Data')),
    dueDays: unique(payments.flatMap((each) => dayOfText(textAt(each, 'DataScadenzaPagamento')) ?? [])),
    currency: at('Divisa'),
    ...sumsOf(general, { lines, taxes, withheld }, payments),
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

function kindOf(type: string | null): ElectronicInvoice['kind'] {
  if (type === CREDIT_NOTE) return 'credit_note';
  return type !== null && SELF_INVOICES.has(type) ? 'self_invoice' : 'invoice';
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
  { lines, taxes, withheld }: Pick<ElectronicInvoice, 'lines' | 'taxes' | 'withheld'>,
  payments: readonly XmlNode[],
): Sums {
  const sumAt = (path: string) => sumOf(nodesAt(general, path).map((node) => amountOf([node], null)));
  const [net, tax] = [sumOf(taxes.map((each) => each.net)), sumOf(taxes.map((each) => each.tax))];
  const gross = decimalOfUnits(unitsOf(net) + unitsOf(tax));
  const rounding = amountOf(nodesAt(general, 'Arrotondamento'), null);
  const rounded = decimalOfUnits(unitsOf(gross) + unitsOf(rounding));
  const stated = amountOf(nodesAt(general, 'ImportoTotaleDocumento'), null) ?? rounded;
  const isRounded = unitsOf(stated) === unitsOf(rounded);
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
