import { refuse } from '@/lib/result';
import type { BankFileProblem, ClosingBalance, StatementsOutcome } from '../bank-file';
import { negateDecimalText, readDecimalText } from '../decimal-text';
import { countLines } from '../line-counter';
import { collectStatements } from '../statement-collection';
import { calendarDay } from '../written-date';
import { readCamtEntry } from './entry';
import { childrenOf, nodeAt, parseXml, positionOf, textAt, type XmlElement, type XmlNode } from './xml-tree';

/** Other messages of the family: they announce what a statement will repeat. */
const OTHER_MESSAGES: Record<string, string> = {
  BkToCstmrAcctRpt: 'an interim account report (camt.052)',
  BkToCstmrDbtCdtNtfctn: 'a notification of bookings (camt.054)',
};

/** Statements of an ISO 20022 camt.053 document of any version, whatever namespace prefix it uses. */
export function readCamt053(text: string): StatementsOutcome {
  const document = parseXml(text);
  if (!document.ok) return document;
  const message = messageOf(document.value);
  if (message === null) return refuse(otherMessage(document.value));
  const lineAt = countLines(text);
  const collection = collectStatements();
  for (const sheet of childrenOf(message, 'Stmt')) {
    const accountId = textAt(sheet, 'Acct/Id/IBAN') ?? textAt(sheet, 'Acct/Id/Othr/Id') ?? null;
    const currency = currencyOf(sheet);
    const statement = collection.open({ accountId, kind: 'bank', currency });
    for (const balance of childrenOf(sheet, 'Bal'))
      collection.closeAt(statement, readClosing(balance, currency));
    const onlyDay = onlyDayOf(sheet);
    for (const entry of childrenOf(sheet, 'Ntry')) {
      const line = lineAt(positionOf(entry) ?? 0);
      for (const outcome of readCamtEntry(entry, line, currency, onlyDay))
        collection.add(statement, line, outcome);
      if (collection.isFull()) break;
    }
  }
  return collection.finish('The file is a camt.053 message without a statement (<Stmt>).');
}

function messageOf(document: XmlElement): XmlNode | null {
  return nodeAt(document, 'Document/BkToCstmrStmt') ?? nodeAt(document, 'BkToCstmrStmt') ?? null;
}

function otherMessage(document: XmlElement): BankFileProblem {
  const root = nodeAt(document, 'Document') ?? document;
  const name = Object.keys(OTHER_MESSAGES).find((candidate) => childrenOf(root, candidate).length > 0);
  const found = OTHER_MESSAGES[name ?? ''] ?? 'another kind of XML document';
  return { code: 'no_statement', message: `The file is ${found}, not a bank statement (camt.053).` };
}

/** The account's currency; where it is not printed, the booked balances' or the first entry's. */
function currencyOf(sheet: XmlNode): string | null {
  const printed =
    textAt(sheet, 'Acct/Ccy') ??
    textAt(childrenOf(sheet, 'Bal').find(isBookedBalance), 'Amt/@Ccy') ??
    textAt(sheet, 'Ntry/Amt/@Ccy');
  return printed?.toUpperCase() ?? null;
}

/** The day of a statement whose period and balances all name the same one: entries need no date of their own (ISO 20022). */
function onlyDayOf(sheet: XmlNode): string | null {
  const dates = [
    ...childrenOf(sheet, 'Bal').flatMap((balance) => [textAt(balance, 'Dt/Dt'), textAt(balance, 'Dt/DtTm')]),
    textAt(sheet, 'FrToDt/FrDtTm'),
    textAt(sheet, 'FrToDt/ToDtTm'),
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
  if (direction !== 'CRDT' && direction !== 'DBIT') return null;
  return { day: date, amount: direction === 'DBIT' ? negateDecimalText(amount) : amount };
}

function isBookedBalance(balance: XmlNode): boolean {
  return ['OPBD', 'PRCD', 'CLBD'].includes(textAt(balance, 'Tp/CdOrPrtry/Cd') ?? '');
}
