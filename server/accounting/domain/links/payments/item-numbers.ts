import { tokensOf } from '../leg-words';
import type { OpenItemFacts } from './open-item-facts';

/** `bare` where the digits may as well number something else: few of them alone, and no word says what they are. */
export type NumberFound = 'sure' | 'bare';

const list = (words: string) => new Set(words.split(/\s+/));

/** What banks number themselves: cheques, cards, accounts, machines and shops. */
const numberedByBanks =
  list(`check checks cheque cheques chèque chq chk ck scheck assegno card cards crd karte kartennr
  kartennummer carte carta tarjeta kaart kort account acct acc accnt konto kontonr compte cuenta conto rekening
  store terminal term atm`);

const numberedByPayees =
  list(`invoice invoices inv bill bills rechnung rechnungen rechnungsnr rechnungsnummer rgnr rnr rg re
  facture fact factura fattura faktura factuur fatura fv`);

/** What stands between such a word and the number, masks among it. */
const BEFORE_NUMBER = /^(?:no|nr|num|nbr|number|nummer|numero|ending|end|in|x+)$/;

const YEAR = /^(?:19|20)\d\d$/;
const SHORT_YEAR = /^(?:(?:19|20)\d\d|\d\d)$/;
const MONTH = /^(?:0?[1-9]|1[0-2])$/;
const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;
const MONTH_NAME =
  /^(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)$/;
const dates: readonly (readonly RegExp[])[] = [
  [YEAR, MONTH, DAY],
  [DAY, MONTH, SHORT_YEAR],
  [MONTH, DAY, SHORT_YEAR],
  [DAY, MONTH_NAME, SHORT_YEAR],
  [MONTH_NAME, DAY, SHORT_YEAR],
  [MONTH_NAME, YEAR],
  [DAY, MONTH],
  [MONTH, DAY],
];

/**
 * The items whose number a text has. The number of a cheque, card or account is none of them, nor is a part of a day, unless the
 * word for an invoice or bill is before it. A number that is written as a day is, where the text has all of it.
 */
export function numberedItems(
  tokens: readonly string[],
  byNumber: ReadonlyMap<string, readonly OpenItemFacts[]>,
): Map<OpenItemFacts, NumberFound> {
  const found = new Map<OpenItemFacts, NumberFound>();
  let read: ReturnType<typeof datesIn> | null = null;
  tokens.forEach((token, at) => {
    // A number may be printed in parts: QF-309, 2026/0042.
    let joined = token;
    for (let next = at; next < Math.min(at + 3, tokens.length); joined += tokens[++next] ?? '') {
      for (const item of byNumber.get(joined) ?? []) {
        const word = wordBefore(tokens, at);
        read ??= datesIn(tokens);
        const date = read.find(([first, last]) => first <= at && next <= last);
        if (date && !isWritten(item, at, next, tokens)) continue;
        if (date && !isAllOf(date, at, next) && !numberedByPayees.has(word)) continue;
        // What a bank numbers has no letters: a cheque may pay INV-1042.
        if (numberedByBanks.has(word) && /^\d+$/.test(joined)) continue;
        const isBare = /^\d{1,5}$/.test(joined) && !numberedByPayees.has(word);
        if (!isBare || !found.has(item)) found.set(item, isBare ? 'bare' : 'sure');
      }
    }
  });
  return found;
}

/** Letters and digits of a number, in lower case; null where it is too short to tell anything. */
export function plainNumber(number: string): string | null {
  const plain = number.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return plain.length >= 3 && /\d{2}/.test(plain) ? plain : null;
}

type Span = readonly [first: number, last: number];

/** The days in a text, by the places of their first and last words. */
function datesIn(tokens: readonly string[]): Span[] {
  const found: Span[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const date = dates.find((shape) => shape.every((part, index) => part.test(tokens[at + index] ?? '')));
    if (!date) continue;
    found.push([at, at + date.length - 1]);
    at += date.length - 1;
  }
  return found;
}

/** Whether these words are the whole day. */
function isAllOf([first, last]: Span, at: number, next: number): boolean {
  return first === at && last === next;
}

/** Whether these words are the number in the parts that it is written in: 2026-03, and not 202603. */
function isWritten({ number }: OpenItemFacts, at: number, next: number, tokens: readonly string[]): boolean {
  return tokensOf(number).join(' ') === tokens.slice(at, next + 1).join(' ');
}

/** The word that says what a number is of; empty where there is none. */
function wordBefore(tokens: readonly string[], at: number): string {
  let before = at - 1;
  while (BEFORE_NUMBER.test(tokens[before] ?? '')) before -= 1;
  return tokens[before] ?? '';
}
