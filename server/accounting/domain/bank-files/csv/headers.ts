import { isCurrency } from '@/lib/money/currency';

export type CsvRole =
  | 'date'
  | 'value_date'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'direction'
  | 'sent'
  | 'sent_currency'
  | 'received'
  | 'received_currency'
  | 'payee'
  | 'payer'
  | 'recipient'
  | 'memo'
  | 'id'
  | 'type'
  | 'currency'
  | 'balance'
  | 'fee'
  | 'account'
  | 'counterparty_account'
  | 'status'
  | 'balance_impact';

/**
 * Headers as banks print them, in the form that `plainHeader` gives, the best of a role first (a booking day before
 * a transaction day before a bare "date").
 */
const HEADERS: Record<CsvRole, string> = {
  date: 'booking date|posting date|posted date|post date|date posted|posted on|completed date|buchungstag|buchungsdatum|buchung|boekdatum|boekingsdatum|date comptable|date de comptabilisation|date operation|date de l operation|date d operation|dateop|fecha operacion|fecha de operacion|fecha contable|data contabile|data operazione|data ksiegowania|data operacji|data transakcji|bokforingsdag|bokforingsdatum|bogfort|bogforingsdato|bokfort dato|bokforingsdato|kirjauspaiva|datum zauctovani|data lancamento|data do lancamento|data mov|data movimento|transaction date|trans date|transaktionsdatum|transactiedatum|umsatzdatum|belegdatum|transaktionsdag|date|datum|fecha|data|dato|paiva|paivamaara|day|started date|finished on|created on|datetime|date time|timestamp|created|utworzono|交易时间',
  value_date:
    'value date|wert|valuta|valutadatum|wertstellung|wertstellungstag|valutadato|date valeur|date de valeur|dateval|fecha valor|data valuta|data valor|data waluty|rentedatum|arvopaiva|valeur',
  amount:
    'net amount|net|amount|transaction amount|amount gbp|sum|value|betrag|umsatz|betrag waehrung|montant|montant de l operation|importe|importe eur|importo|bedrag|transactiebedrag|kwota|kwota operacji|kwota transakcji|kwota w walucie rachunku|belopp|belob|belop|maara|summa|castka|zauctovana castka|valor|montante|osszeg|quantia|somme|buchungsbetrag|jumlah|suma|金额|aud|cad|chf|eur|gbp|nzd|usd',
  debit:
    'debit|debits|debit amount|amount debit|withdrawal|withdrawals|withdrawn|withdrawl|withdrawls|withdrawal amount|money out|paid out|payments out|out|outflow|soll|lastschrift|belastung|belastungen|debet|debito|debitos|cargo|cargos|uscite|addebiti|addebito|dare|depense|depenses|ut|ud|obciazenia|kwota obciazenia|saida|saidas|ut fra konto|debit montant|montant debit|retrait|retraits|belastungsbetrag',
  credit:
    'credit|credits|credit amount|amount credit|deposit|deposits|deposit amount|money in|paid in|payments in|in|inflow|haben|gutschrift|gutschriften|kredit|credito|creditos|abono|abonos|ingreso|ingresos|entrate|accrediti|accredito|avere|recette|recettes|ind|inn|uznania|kwota uznania|entrada|entradas|inn pa konto|credit montant|montant credit|depot|depots|gutschriftsbetrag',
  direction:
    'af bij|debit credit|credit debit|credit debit indicator|debit credit indicator|cr dr|dr cr|d c|c d|soll haben|soll haben kennzeichen|s h|sens|debet credit|debet kredit|debit kredit|deebet kreedit|deebet kreedit d c|d k|t j|b a|borc alacak|wn ma|cdtdbtind|direction|dc|收 支',
  sent: 'source amount',
  sent_currency: 'source currency',
  received: 'target amount',
  received_currency: 'target currency',
  payee:
    'payee|merchant|merchant name|name|counterparty|counter party|counterparty name|beneficiary|beneficiary name|payee name|description|transaction description|description 1|original description|empfanger|beguenstigter zahlungspflichtiger|begunstigter zahlungspflichtiger|begunstigter auftraggeber|navn|namn|navn pa modtager|auftraggeber empfanger|auftraggeber beguenstigter|name zahlungsbeteiligter|zahlungsempfanger|naam omschrijving|naam tegenpartij|tegenpartij|tegenrekening naam|naam|beneficiario|ordinante|nadawca odbiorca|dane kontrahenta|kontrahent|mottagare|saaja|saaja maksaja|libelle|libelle simplifie|libelle operation|concepto|descripcion|descrizione|causale|omschrijving|opis|opis operacji|opis transakcji|descricao|descritivo|text|tekst|transaktionsbeschreibung|beskrivning|beskrivelse|forklaring|selite|popis|partner name|beschreibung1|beschreibung|avisierungstext|texte de notification|testo di avviso|notification text|buchungstext|nom|交易对方',
  payer:
    'zahlungspflichtige r|zahlungspflichtiger|auftraggeber|payer|payer name|sender|sender name|source name|ordering party|from name|afsender|avsander',
  recipient:
    'zahlungsempfanger in|zahlungsempfanger|empfanger|payee name|recipient|recipient name|receiver|target name|beneficiary|beneficiary name|to name|modtager|mottaker',
  memo: 'memo|details|transaction details|narrative|narration|particulars|notes|note|reference|payment reference|remittance information|description 2|verwendungszweck|mededelingen|omschrijving 1|omschrijving 2|omschrijving 3|beschreibung2|beschreibung3|libelle complementaire|informations complementaires|observaciones|dettagli|descrizione operazione|tytul|tytul operacji|szczegoly|viesti|viite|meddelande|besked|betreff|info|additional information|buchungsdetails|more details|rubrik|ytterligare detaljer',
  id: 'id|transaction id|fitid|transaction number|transaction reference number|unique id|transactie id|transaktions id|umsatz id|transaktions nr|transaction no|id transaccion|id transazione|identifiant',
  type: 'type|transaction type|trans type|tran type|kind|category code|umsatzart|mutatiesoort|code|typ|tipo|type operation|rodzaj transakcji|rodzaj operacji|tapahtumalaji',
  currency:
    'currency|ccy|currency code|wahrung|waehrung|devise|divisa|moneda|moneta|valuta code|munt|waluta|valuutta|mena|moeda|buchungswahrung',
  balance:
    'balance|running balance|running bal|account balance|balance after transaction|saldo|kontostand|solde|saldo na transactie|saldo po operacji|saldo nach buchung|saldo disponible|saldo contabile|zustatek|余额',
  fee: 'fee|fees|transaction fee|source fee amount|gebuhr|gebuhren|frais|comision|commissione|kosten',
  account:
    'auftragskonto|iban auftragskonto|account|account number|account no|account id|iban|kontonummer|konto|bezeichnung auftragskonto|rekening|rekeningnummer|iban bban|numero de compte|compte|cuenta|conto|numer rachunku|numer konta|conta|tilinumero',
  counterparty_account:
    'counterparty account|counterparty iban|beneficiary account|tegenrekening|tegenrekening iban bban|iban zahlungsbeteiligter|kontonummer iban|iban des beguenstigten|kontonummer iban auftraggeber|rachunek kontrahenta|numer rachunku kontrahenta|partner iban',
  status:
    'status|state|transaction status|booking status|buchungsstatus|umsatzstatus|estado|stato|statut|etat|tila|stav|info',
  balance_impact:
    'balance impact|auswirkung auf guthaben|impact sur le solde|effect op saldo|impatto sul saldo',
};

const ROLE_RANKS = new Map<CsvRole, Map<string, number>>(
  Object.entries(HEADERS).map(([role, names]) => [
    role as CsvRole,
    new Map(names.split('|').map((name, rank) => [name, rank])),
  ]),
);

const MAX_HEADER = 200;
const WITH_CURRENCY = /^(.+?) (?:in )?([a-z]{3}|euros?)$/;
/** Columns that are looked at: no bank prints more, a hostile file might. */
export const MAX_COLUMNS = 500;

/** Lower case, without accents, punctuation and anything in brackets: "Amount (EUR)" and "AMOUNT" are one. */
export function plainHeader(text: string): string {
  return text
    .slice(0, MAX_HEADER)
    .replace(/ß/g, 'ss')
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[([][^)\]]*[)\]]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Which column has which role. A column has one role at most; two that compete go to the better known header. */
export function rolesOfHeaders(cells: readonly string[]): Map<CsvRole, number> {
  const plain = plainHeaders(cells);
  const roles = new Map<CsvRole, number>();
  for (const role of ROLE_RANKS.keys()) {
    const [best] = columnsOfRole(plain, role);
    if (best !== undefined) roles.set(role, best);
  }
  return roles;
}

export function plainHeaders(cells: readonly string[]): string[] {
  return cells
    .slice(0, MAX_COLUMNS)
    .map((cell) => plainHeader(cell) || plainHeader(cell.replace(/[()[\]]/g, ' ')));
}

/** All columns whose header says the role, the best known header first. */
export function columnsOfRole(plain: readonly string[], role: CsvRole): number[] {
  const ranks = ROLE_RANKS.get(role) ?? new Map<string, number>();
  return plain
    .map((header, column) => ({ column, rank: rankOf(header, ranks) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((left, right) => left.rank - right.rank)
    .map(({ column }) => column);
}

/**
 * A trailing currency does not change a header ("Importe EUR", "Gutschrift in CHF", "Débit euros"); the same header without one
 * goes before it.
 */
function rankOf(header: string, ranks: Map<string, number>): number {
  const exact = ranks.get(header);
  if (exact !== undefined) return exact;
  const rank = ranks.get(withoutCurrency(header));
  return rank === undefined ? Number.POSITIVE_INFINITY : rank + 0.5;
}

/** A plain header without the currency at its end. */
export function withoutCurrency(header: string): string {
  const [, stripped = '', currency = ''] = WITH_CURRENCY.exec(header) ?? [];
  return isCurrency(currency.toUpperCase()) || currency.startsWith('euro') ? stripped : header;
}
