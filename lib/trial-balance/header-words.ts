import { monthNumber } from '@/lib/dates/month-names';
import { plainWords } from './plain-words';

export type AccountRole = 'code' | 'name' | 'account' | 'type' | 'mark';
export type AmountRole = 'debit' | 'credit' | 'balance';
/** Which balance of a period a column has; `plain` where its header does not say, `unknown` where its header says nothing at all. */
export type Moment = 'closing' | 'plain' | 'dated' | 'movement' | 'opening' | 'unknown';

const CODE =
  /^(account |acct |gl |g\/l |nominal |ledger )?(code|no|nr|number|num|#|id)$|^n\/c$|^(konto|sachkonto|rekening|grootboek|grootboekrekening)[ -]?(nummer|nr)$|^(numero|no|n|code)( de| du)? ?compte$|^(codigo|numero)( de( la)? cuenta)?$|^codice( conto)?$|^kontokod$/;
const NAME =
  /^(account )?(name|title|description)$|^ledger( name)?$|^(konto)?(bezeichnung|beschriftung|name)$|^(intitule|libelle)( du compte)?$|^(omschrijving|naam|nombre|descripcion|denominacion|descrizione|denominazione|nome|benamning|navn)$/;
const ACCOUNT =
  /^(gl |g\/l |nominal |ledger )?accounts?$|^(konto|sachkonto|compte|cuenta|conto|rekening|grootboekrekening|conta)$/;
const TYPE =
  /^(account )?(type|category|class|classification)$|^konto(art|typ)$|^(tipo|soort|type de compte)$/;
const MARK = /^(d\/c|c\/d|dr\/cr|cr\/dr|s\/h|h\/s|d\/k|dc|sh|s h|sens|side|dr or cr)$/;
const DEBIT = /\b(debits?|dr|soll|debet|debiteur|debe|dare|debito|devedor|deudor)\b/;
const CREDIT = /\b(credits?|cr|haben|crediteur|haber|avere|credito|credor|acreedor|kredit)\b/;
const BALANCE =
  /\b(balances?|amount|saldo|saldi|solde|eindsaldo|endsaldo|eindbalans|beginsaldo|beginbalans|total|net|bedrag|betrag|montant|importe|importo|valor|value|ytd|eb-wert|mutaties?|movements?)\b/;
const DATE =
  /^(booking |posting |transaction )?date$|^(datum|fecha|data|buchungs(tag|datum)|valuta|boekdatum)$/;

const OPENING =
  /\b(opening|beginning|begin\w*|starting|eb|eb-wert|eroffnung\w*|anfang\w*|ouverture|a nouveau|apertura|inicial|iniziale|b\/f|brought forward|prior|previous|last year|vorjahr\w*|vorig\w*)\b/;
const MOVEMENT =
  /\b(movements?|mutaties?|mouvements?|movimientos?|movimenti|umsatz|umsatze|monat\w*|month|mtd|period|change|activity|kumuliert|jvz|turnover|(?<!\d[./-])\d{1,2}\/\d{4})\b/;
const CLOSING =
  /\b(closing|ending|eind\w*|end\w*|saldo|saldi|soldes?|ytd|year to date|schluss\w*|final|finale|cierre|chiusura|c\/f|carried forward)\b/;
const DAY =
  /^\d{1,2}[. /-](\p{L}{3,9}|\d{1,2})[. /-]+\d{2,4}$|^\p{L}{3,9} \d{1,2},? \d{2,4}$|^\d{4}-\d\d-\d\d$/u;

/** A year alone above its balances. As an amount it could be one, too. */
const YEAR = /^(fy ?)?(19|20)\d\d( ?[/-] ?(19|20)?\d\d)?$/;
const MONTH = /^(\p{L}{3,9})[ '’-]+(?:20)?(\d\d)$/u;

export function accountRoleOf(header: string): AccountRole | null {
  const words = plainWords(header);
  if (MARK.test(words) || (DEBIT.test(words) && CREDIT.test(words))) return 'mark';
  if (TYPE.test(words)) return 'type';
  if (CODE.test(words)) return 'code';
  if (NAME.test(words)) return 'name';
  return ACCOUNT.test(words) ? 'account' : null;
}

export function amountRoleOf(header: string): AmountRole | null {
  const words = plainWords(header);
  if (accountRoleOf(header) !== null || words.length > 60) return null;
  if (DEBIT.test(words)) return 'debit';
  if (CREDIT.test(words)) return 'credit';
  const isBalance = [BALANCE, OPENING, MOVEMENT, CLOSING].some((some) => some.test(words));
  return isBalance || isDayOrYear(header) ? 'balance' : null;
}

/** Whether the header is the day, the month or the year of the balances below it. */
export function isDayOrYear(header: string): boolean {
  const words = plainWords(header);
  return DAY.test(words) || YEAR.test(words) || monthOf(header) !== null;
}

/** The month that is all of a header, as YYYY-MM; null for any other. */
export function monthOf(header: string): string | null {
  const [, name = '', year] = MONTH.exec(plainWords(header)) ?? [];
  const month = monthNumber(name);
  return month === 0 ? null : `20${year}-${String(month).padStart(2, '0')}`;
}

export function isYear(header: string): boolean {
  return YEAR.test(plainWords(header));
}

export function isDateHeader(header: string): boolean {
  return DATE.test(plainWords(header));
}

export function momentOf(header: string): Moment {
  const words = plainWords(header);
  if (OPENING.test(words)) return 'opening';
  if (MOVEMENT.test(words)) return 'movement';
  if (CLOSING.test(words)) return 'closing';
  return isDayOrYear(header) ? 'dated' : 'plain';
}
