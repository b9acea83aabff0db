import type { ClosingBalance, StatementsOutcome } from '../bank-file';
import { negateDecimalText, readDecimalText } from '../decimal-text';
import { countLines } from '../line-counter';
import { collectStatements } from '../statement-collection';
import { calendarDay } from '../written-date';
import { readCamtEntry } from './entry';
import { type CamtFormat, statementsOf, withoutStatement } from './messages';
import { childrenOf, parseXml, positionOf, readLeft, textAt, type XmlNode } from './xml-tree';

/**
 * Statements of an ISO 20022 document of any version, whatever namespace prefix it uses: of bank statements (camt.053), or the booked
 * entries of account reports (camt.052) and of notifications (camt.054), which repeat what a statement has or will have.
 */
export function readCamt(text: string, format: CamtFormat): StatementsOutcome {
  const document = parseXml(text, 'Ntry');
  if (!document.ok) return document;
  const lineAt = countLines(text);
  const collection = collectStatements();
  for (const printed of statementsOf(document.value, format)) {
    const entries = childrenOf(printed, 'Ntry');
    const currency = currencyOf(printed, entries);
    const statement = collection.open({ accountId: accountOf(printed), kind: 'bank', currency });
    for (const balance of childrenOf(printed, 'Bal'))
      collection.closeAt(statement, readClosing(balance, currency));
    const about = { currency, onlyDay: onlyDayOf(printed), isStatement: format === 'camt053' };
    for (const part of readLeft(entries)) {
      if (!part.ok) return part;
      for (const [left, entry] of part.value) {
        const line = lineAt(positionOf(left) ?? 0);
        for (const outcome of readCamtEntry(entry, line, about)) collection.add(statement, line, outcome);
      }
      if (collection.isFull()) break;
    }
  }
  return collection.finish(withoutStatement(format));
}

/** Of the first version, the account has other names. */
function accountOf(statement: XmlNode): string | null {
  const names = ['IBAN', 'Othr/Id', 'PrtryAcct/Id', 'BBAN'];
  return names.map((name) => textAt(statement, `Acct/Id/${name}`)).find((each) => each !== undefined) ?? null;
}

/** The account's currency; where it is not printed, the booked balances' or the first entry's. */
function currencyOf(statement: XmlNode, entries: readonly XmlNode[]): string | null {
  const printed =
    textAt(statement, 'Acct/Ccy') ??
    textAt(childrenOf(statement, 'Bal').find(isBookedBalance), 'Amt/@Ccy') ??
    currencyOfFirst(entries);
  return printed?.toUpperCase() ?? null;
}

function currencyOfFirst(entries: readonly XmlNode[]): string | undefined {
  const [first] = readLeft(entries.slice(0, 1));
  return first?.ok ? textAt(first.value[0]?.[1], 'Amt/@Ccy') : undefined;
}

/** The day of a statement whose period and balances all name the same one: entries need no date of their own (ISO 20022). */
function onlyDayOf(statement: XmlNode): string | null {
  const dates = [
    ...childrenOf(statement, 'Bal').flatMap((balance) => [
      textAt(balance, 'Dt/Dt'),
      textAt(balance, 'Dt/DtTm'),
    ]),
    textAt(statement, 'FrToDt/FrDtTm'),
    textAt(statement, 'FrToDt/ToDtTm'),
  ];
  const [only, ...others] = new Set(dates.flatMap((date) => date?.slice(0, 10) ?? []));
  return others.length === 0 ? (only ?? null) : null;
}

/** The booked closing balance (CLBD) in the account's currency; null for any other balance. */
function readClosing(balance: XmlNode, currency: string | null): ClosingBalance | null {
  const [, year, month, day] =
    /^(\d{4})-(\d{2})-(\d{2})/.exec(textAt(balance, 'Dt/Dt') ?? textAt(balance, 'Dt/DtTm') ?? '') ?? [];
  const date = calendarDay(Number(year), Number(month), Number(day));
  const amount = readDecimalText(textAt(balance, 'Amt') ?? '', { mark: '.', ungrouped: true });
  const own = textAt(balance, 'Amt/@Ccy')?.toUpperCase();
  const isOwn = own === undefined || currency === null || own === currency;
  const direction = textAt(balance, 'CdtDbtInd');
  if (textAt(balance, 'Tp/CdOrPrtry/Cd') !== 'CLBD' || date === null || amount === null || !isOwn)
    return null;
  if ((direction !== 'CRDT' && direction !== 'DBIT') || amount.startsWith('-')) return null;
  return { day: date, amount: direction === 'DBIT' ? negateDecimalText(amount) : amount };
}

function isBookedBalance(balance: XmlNode): boolean {
  return ['OPBD', 'PRCD', 'CLBD'].includes(textAt(balance, 'Tp/CdOrPrtry/Cd') ?? '');
}
