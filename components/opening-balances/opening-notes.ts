import type { Ledger } from '@/lib/contract/ledger';
import { fiscalYearOf } from '@/lib/dates/fiscal-year';
import { addDays, type Day, dayOf, startOfDay } from '@/lib/dates/instant';
import { formatAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { kindFields } from '@/lib/trial-balance/ledger-kind';
import type { Plan, PlannedLedger } from './plan-opening';

export type Note = {
  tone: 'bad' | 'warn' | 'plain';
  text: string;
  at: 'settings' | 'lock' | 'invoices' | 'bills' | null;
};

export type NoteInput = {
  plan: Plan;
  chart: readonly Ledger[];
  day: Day;
  today: Day;
  entriesStart: Day;
  lockedThrough: Day | null;
  /** The last day of the fiscal year, as MM/DD. */
  fiscalYear: string;
  currency: string;
  /** The currency beside the amounts of the file. */
  fileCurrency: string | null;
  locale: string;
};

/** What a bookkeeper must know before anything is posted; where a note is bad, nothing can be. */
export function openingNotes(input: NoteInput): Note[] {
  return [
    ...dayNotes(input),
    ...archivedNotes(input),
    ...currencyNotes(input),
    ...fileNotes(input),
    ...openItemNotes(input),
    ...resultNotes(input),
  ];
}

export function plainNote(text: string): Note {
  return { tone: 'plain', text, at: null };
}

function dayNotes({ day, today, entriesStart, lockedThrough, locale }: NoteInput): Note[] {
  const written = (some: Day) => formatDayOfYear(some, locale);
  if (day < entriesStart)
    return [
      {
        tone: 'bad',
        at: 'settings',
        text: `The books start on ${written(entriesStart)}, and reports leave out what is dated before. Let them start on ${written(day)}, under Settings, Business, or choose another day.`,
      },
    ];
  if (lockedThrough !== null && day <= lockedThrough)
    return [
      {
        tone: 'bad',
        at: 'lock',
        text: `The books are closed through ${written(lockedThrough)}. Nothing can be posted on that day.`,
      },
    ];
  if (day > today)
    return [
      {
        tone: 'warn',
        at: null,
        text: `${written(day)} is still to come. Reports have the balances only from that day on: choose the last day in the other program.`,
      },
    ];
  return [];
}

/** An archived ledger takes no entries, and keeps its name. */
function archivedNotes({ plan, chart, currency, locale }: NoteInput): Note[] {
  const written = (units: bigint) => formatAmount(units, currency, locale);
  const texts = plan.ledgers.flatMap(({ ledger, made, inFile, inBooks, toPost }) => {
    if (ledger?.archived && toPost !== 0n)
      return [
        `${ledger.name} is archived, with ${written(inBooks)} in the books on that day and ${written(inFile)} in the file. Nothing can be posted on it: bring it back under Ledgers first.`,
      ];
    const isTaken = chart.some(
      ({ archived, name, parent_id: parent }) => archived && name === made?.name && parent === made.parent,
    );
    return isTaken
      ? [
          `A ledger called ${made?.name} is archived. Bring it back under Ledgers, or choose another ledger for the account.`,
        ]
      : [];
  });
  return texts.map((text): Note => ({ tone: 'bad', at: null, text }));
}

function currencyNotes({ fileCurrency, currency }: NoteInput): Note[] {
  if (fileCurrency === null || fileCurrency === currency) return [];
  const text = `The amounts of the file are marked as ${fileCurrency}; these books are in ${currency}.`;
  return [{ tone: 'warn', at: null, text }];
}

function fileNotes({ plan, currency, locale }: NoteInput): Note[] {
  const { fileDebit, fileCredit } = plan;
  if (fileDebit === fileCredit) return [];
  const [more, less, by] =
    fileDebit > fileCredit
      ? ['Debits', 'credits', fileDebit - fileCredit]
      : ['Credits', 'debits', fileCredit - fileDebit];
  const amount = formatAmount(by, currency, locale);
  const text = `The file does not balance: ${more.toLowerCase()} exceed ${less} by ${amount}. Check the rows that are left out, and which columns the balances are read from.`;
  return [{ tone: 'warn', at: null, text }];
}

/** Receivable and payable are the sum of open invoices and bills; a line on them would be of nobody. */
function openItemNotes({ plan, currency, locale }: NoteInput): Note[] {
  return plan.ledgers
    .filter(({ toEnter }) => toEnter !== 0n)
    .map((planned): Note => {
      const isReceivable = planned.ledger?.financial_account_type === 'accounts_receivable';
      const side = isReceivable ? 1n : -1n;
      const owed = { inFile: planned.inFile * side, inBooks: planned.inBooks * side };
      const words = {
        name: planned.ledger?.name ?? '',
        things: isReceivable ? 'invoices' : 'bills',
        written: (units: bigint) => formatAmount(units, currency, locale),
      };
      const isMissing = owed.inBooks >= 0n && owed.inFile > owed.inBooks;
      const text = isMissing ? missingInBooks(owed, words) : otherInBooks(owed, words);
      return { tone: 'warn', at: isReceivable ? 'invoices' : 'bills', text };
    });
}

/** What is owed to the business, or by it, in minor units. */
type Owed = { inFile: bigint; inBooks: bigint };
type OwedWords = { name: string; things: string; written: (units: bigint) => string };

function missingInBooks({ inFile, inBooks }: Owed, { name, things, written }: OwedWords): string {
  const left =
    inBooks === 0n
      ? `${written(inFile)} is not posted from the file`
      : `of ${written(inFile)} in the file, ${written(inFile - inBooks)} is not in the books and not posted from the file`;
  return `${name}: ${left}, as it is the sum of open ${things}. Enter these first, dated up to this day and with the ledgers they had been posted to: what they post is not counted twice. Or let the amount stand on opening balance equity, enter them later, and import the file again.`;
}

/** More than in the file, or of the other side. */
function otherInBooks({ inFile, inBooks }: Owed, { name, things, written }: OwedWords): string {
  return `${name}: the books have ${written(inBooks)} and the file ${written(inFile)}. The books have the sum of open ${things}, which the file does not change: check which of them were open on that day. Or let the difference stand on opening balance equity.`;
}

function resultNotes({ plan, day, fiscalYear, locale }: NoteInput): Note[] {
  const results = plan.ledgers.filter((each) => isResult(each) && each.inFile !== 0n);
  if (results.length === 0) return [];
  const year = fiscalYearOf(startOfDay(day), fiscalYear);
  const [first, last] = [dayOf(year.start), dayOf(year.end)];
  const written = (some: Day) => formatDayOfYear(some, locale);
  if (day === first)
    return [
      {
        tone: 'warn',
        at: null,
        text: `${written(day)} is the first day of a fiscal year. Income and expenses of the year before would count in the new one: if the file is of its end, choose ${written(addDays(day, -1))}.`,
      },
    ];
  const text =
    day === last
      ? `Income and expenses are of the fiscal year that ends on ${written(day)}. They are posted as they are: from the next day on their sum counts as earlier earnings by itself, without a closing entry.`
      : `Income and expenses are those of the fiscal year from ${written(first)} to ${written(day)}. The profit and loss of that year includes them, all in the month of ${written(day)}.`;
  return [{ tone: 'plain', at: null, text }];
}

function isResult({ ledger, made }: PlannedLedger): boolean {
  const type = ledger?.type ?? (made ? kindFields[made.kind].type : null);
  return type === 'revenue' || type === 'expense';
}
