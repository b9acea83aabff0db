import { isCode, tidy } from '../../printed-text';
import { plainHeader } from './headers';

/** Where the description is cut into several columns: "Description1", "Beschreibung 2", in the order of their numbers. */
const NUMBERED = /^(?:description|beschreibung|descrizione|libelle) ?([1-9])$/;

/** What banks of Switzerland call a kind of movement in one of these columns, in plain letters: it is no party. */
const KINDS = new Set(
  [
    'debit card payment|e banking order|e banking payment order|multi e banking order|standing order|salary payment|payment|payment order|credit|direct debit|ebill invoice|transfer|account transfer|withdrawal|cash withdrawal|atm withdrawal|twint|ubs twint|credit ubs twint|debit ubs twint',
    'zahlung debitkarte|e banking auftrag|e banking sammelauftrag|sammelauftrag|e banking vergutungsauftrag|vergutungsauftrag|dauerauftrag|salarzahlung|lohnzahlung|zahlung|gutschrift|lastschrift|ebill rechnung|ubertrag|kontoubertrag|bezug|barbezug|bancomatbezug|gutschrift ubs twint|belastung ubs twint',
    'paiement carte de debit|ordre e banking|ordre de paiement|ordre permanent|versement|versement de salaire|paiement|bonification|recouvrement direct|facture ebill|virement|virement compte a compte|retrait|retrait bancomat|credit ubs twint|debit ubs twint',
    'pagamento carta di debito|ordine e banking|ordine di pagamento|ordine permanente|pagamento stipendio|pagamento|accredito|addebito diretto|fattura ebill|trasferimento|prelievo|prelievo bancomat',
  ].flatMap((names) => names.split('|')),
);
/** "Costs: E-Banking domestic", "Reason for payment: …". */
const LABELLED = /^[\p{L}][\p{L} .-]{2,30}: ?/u;
/** "Card 1234", "Karten-Nr. 1234". */
const CARD = /^\p{L}[\p{L}. -]{2,20}[ *x\d]*\d{4}$/iu;

/** The columns of one description, where a table has several of it; empty elsewhere. */
export function numberedDescriptions(plain: readonly string[]): number[] {
  const columns = plain.flatMap((header, column) => {
    const number = NUMBERED.exec(header)?.[1];
    return number === undefined ? [] : [{ column, number: Number(number) }];
  });
  return columns.length < 2
    ? []
    : columns.sort((left, right) => left.number - right.number).map(({ column }) => column);
}

/** Who is named in the columns of one description, without the address behind a semicolon; undefined where all are of something else. */
export function partyOf(texts: readonly (string | undefined)[]): string | undefined {
  const named = texts.map((text) => tidy(text ?? '')).find(namesParty);
  const [name = ''] = named?.split(';') ?? [];
  return namesParty(tidy(name)) ? name : named;
}

function namesParty(text: string): boolean {
  if (text === '' || isCode(text) || LABELLED.test(text) || CARD.test(text)) return false;
  return !KINDS.has(plainHeader(text));
}
