import { dayOf } from '@/lib/dates/instant';
import { accountNames, beancountNames } from './account-names';
import {
  type AccrualEntry,
  type BooksText,
  type ExportedBooks,
  headComments,
  oneLine,
  signedAmount,
} from './plain-text';

/** A ledger file for Beancount (https://beancount.github.io/docs/beancount_language_syntax.html). */
export function beancountText(books: ExportedBooks): BooksText {
  const { currency, name, entries_start: start } = books.business;
  const names = accountNames(books.ledgers, beancountNames);
  const ledgers = new Map(books.ledgers.map((ledger) => [ledger.id, ledger]));
  // The books may start long before Beancount's calendar does; no account is used before the first entry.
  const openDay = books.firstDay ?? (start < '1900' ? '1900-01-01' : dayOf(start));
  const accounts = [...names].map(([id, account]) =>
    [
      `${openDay} open ${account} ${currency}`,
      `  ledger_id: ${quoted(id)}`,
      `  name: ${quoted(ledgers.get(id)?.name ?? '')}`,
    ].join('\n'),
  );
  const head = [
    ...headComments(books).map((comment) => `; ${comment}`),
    '',
    `option "title" ${quoted(name)}`,
    `option "operating_currency" "${currency}"`,
    '',
    ...accounts,
    '',
  ];
  return {
    head: `${head.join('\n')}\n`,
    entry: (entry) => entryText(entry, names, currency),
    end: (entries) => `; End of ${entries} entries.\n`,
  };
}

function entryText(entry: AccrualEntry, names: ReadonlyMap<string, string>, currency: string): string {
  const mark = entry.reviewStatus === 'confirmed' ? '*' : '!';
  const lines = entry.lines.flatMap((line) => [
    `  ${names.get(line.ledgerId) ?? ''}  ${signedAmount(line, currency)}`,
    ...(line.description === '' ? [] : [`    description: ${quoted(line.description)}`]),
  ]);
  return [
    `${dayOf(entry.datetime)} ${mark} ${quoted(entry.description)}`,
    `  id: ${quoted(entry.id)}`,
    `  datetime: ${quoted(entry.datetime)}`,
    ...(entry.transactionId === null ? [] : [`  transaction_id: ${quoted(entry.transactionId)}`]),
    ...(entry.notes ? [`  notes: ${quoted(entry.notes)}`] : []),
    ...lines,
    '\n',
  ].join('\n');
}

function quoted(text: string): string {
  return `"${oneLine(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
