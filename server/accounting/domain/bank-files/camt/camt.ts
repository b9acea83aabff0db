import { countLines } from '@/lib/csv/line-counter';
import { refuse } from '@/lib/result';
import type { RecordOutcome, StatementsOutcome } from '../bank-file';
import { bookedOf } from '../statement-balances';
import { collectStatements } from '../statement-collection';
import { isBookedBalance, readClosing, readOpening } from './balance';
import { isBooked, readCamtEntry } from './entry';
import { type CamtFormat, mixOf, statementsOf, withoutStatement } from './messages';
import { childrenOf, parseXml, positionOf, readLeft, textAt, withOneRoot, type XmlNode } from './xml-tree';

/**
 * Statements of an ISO 20022 document of any version, whatever namespace prefix it uses: of bank statements (camt.053), or the booked
 * entries of account reports (camt.052) and of notifications (camt.054), which repeat what a statement has or will have.
 */
export function readCamt(file: string, format: CamtFormat): StatementsOutcome {
  const text = withOneRoot(file);
  const document = parseXml(text, 'Ntry');
  if (!document.ok) return document;
  const mix = mixOf(document.value);
  if (mix !== null) return refuse({ code: 'broken_file', message: mix });
  const lineAt = countLines(text);
  const collection = collectStatements();
  for (const { statement: printed, isPage } of statementsOf(document.value, format)) {
    const entries = childrenOf(printed, 'Ntry');
    const currency = currencyOf(printed, entries);
    const statement = collection.open({ accountId: accountOf(printed), kind: 'bank', currency });
    const closing = readClosing(printed, currency);
    collection.closeAt(statement, closing);
    const booked: RecordOutcome[] = [];
    const about = { currency, onlyDay: onlyDayOf(printed), isStatement: format === 'camt053' };
    for (const part of readLeft(entries)) {
      if (!part.ok) return part;
      for (const [left, entry] of part.value) {
        const line = lineAt(positionOf(left) ?? 0);
        for (const outcome of readCamtEntry(entry, line, about)) {
          collection.add(statement, line, outcome);
          if (isBooked(entry)) booked.push(outcome);
        }
      }
      if (collection.isFull()) break;
    }
    collection.balance(statement, {
      opening: readOpening(printed, currency),
      closing,
      movements: bookedOf(booked),
      isPage,
    });
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
