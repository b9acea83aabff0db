import type { LedgerType } from '@/lib/contract/ledger';
import { dayOf } from '@/lib/dates/instant';
import { decimalsOf } from '@/lib/money/currency';
import { accountNames, hledgerNames } from './account-names';
import {
  type AccrualEntry,
  type BooksText,
  type ExportedBooks,
  headComments,
  oneLine,
  signedAmount,
} from './plain-text';

/** The account types of hledger, so that its own reports know what is what. */
const typeLetters: Record<LedgerType, string> = {
  asset: 'A',
  liability: 'L',
  equity: 'E',
  revenue: 'R',
  expense: 'X',
};

/** A journal for hledger (https://hledger.org/hledger.html#journal-format). */
export function hledgerText(books: ExportedBooks): BooksText {
  const { currency } = books.business;
  const names = accountNames(books.ledgers, hledgerNames);
  const ledgers = new Map(books.ledgers.map((ledger) => [ledger.id, ledger]));
  const accounts = [...names].map(([id, name]) => {
    const type = ledgers.get(id)?.type ?? 'asset';
    return `account ${name}  ; ledger_id:${id}, type:${typeLetters[type]}`;
  });
  const sample = `1000.${'0'.repeat(decimalsOf(currency))}`;
  const head = [
    ...headComments(books).map((comment) => `; ${comment}`),
    '',
    'decimal-mark .',
    `commodity ${sample} ${currency}`,
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
  const tags = [`datetime:${entry.datetime}`];
  if (entry.transactionId !== null) tags.push(`transaction_id:${entry.transactionId}`);
  const lines = entry.lines.map((line) => {
    const comment = commentOf(line.description);
    const account = names.get(line.ledgerId) ?? '';
    return `    ${account}  ${signedAmount(line, currency)}${comment === '' ? '' : `  ; ${comment}`}`;
  });
  return [
    // The identifier is written as the code, so that a description may begin with whatever it likes.
    `${dayOf(entry.datetime)} ${mark} (${entry.id}) ${oneLine(entry.description).replaceAll(';', ',')}`.trimEnd(),
    `    ; ${tags.join(', ')}`,
    ...(entry.notes ? [`    ; ${commentOf(entry.notes)}`] : []),
    ...lines,
    '\n',
  ].join('\n');
}

/** Without what hledger would read as another date of the posting. */
function commentOf(text: string): string {
  return oneLine(text)
    .replace(/(date2?):/gi, '$1 ')
    .replaceAll('[', '(')
    .replaceAll(']', ')');
}
