import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import type { Day } from '@/lib/dates/instant';
import { countOf, formatCount } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { beforeStartText } from './before-start';
import { hasFailedOutcome, type ImportedFile, type SettledFile } from './imported-file';
import { importedText } from './imported-text';
import { lastDayAhead } from './preview/last-day-ahead';
import { chosenAtFile, type OwnAccount } from './preview/targets';
import type { Preview } from './use-previews';

/** Above this many, files that ask and warn of nothing are one line each. */
export const mostFilesAtLength = 3;

type Books = { entriesStart: Day; now: Date; timeZone: string | undefined };

/** Whether a person should look at the file: something of it is asked, refused, warned of, or cannot be imported. */
export function isToBeSeen(
  file: ImportedFile,
  preview: Preview,
  own: OwnAccount | null,
  books: Books,
): boolean {
  if (file.state === 'settled')
    return file.outcomes.some(
      ({ outcome }) =>
        !outcome.ok ||
        outcome.value.refused.length > 0 ||
        outcome.value.possible_duplicates > 0 ||
        outcome.value.cut_off !== null ||
        isBeforeStart(outcome.value, books),
    );
  if (file.state === 'refused' || file.state === 'unpacked') return true;
  if (preview.state === 'refused') return true;
  return (
    preview.state === 'read' && file.state !== 'sending' && asksOrWarns(preview.preview, file, own, books)
  );
}

function asksOrWarns(
  preview: TransactionPreview,
  file: ImportedFile,
  own: OwnAccount | null,
  books: Books,
): boolean {
  return (
    preview.statements.length !== 1 ||
    preview.mapping_problem !== null ||
    preview.date_readings.length > 0 ||
    preview.amount_readings.length > 0 ||
    isMonthFirstAssumed(preview, file) ||
    chosenAtFile(preview, file, own).some(({ accountId }) => accountId === null) ||
    preview.statements.some(
      (statement) =>
        statement.problem !== null ||
        statement.refused > 0 ||
        (statement.possible_duplicates ?? 0) > 0 ||
        statement.cut_off !== null ||
        statement.balance_break !== null ||
        statement.not_in_file !== null ||
        statement.possible_parts !== null ||
        isBeforeStart(statement, books) ||
        lastDayAhead(statement, books.now, books.timeZone) !== null,
    )
  );
}

/** In QIF it is taken for the month first where nothing tells, which a person must see. */
function isMonthFirstAssumed({ format }: TransactionPreview, { dateReadings }: ImportedFile): boolean {
  return format === 'qif' && dateReadings.length > 0;
}

function isBeforeStart(days: Parameters<typeof beforeStartText>[0], { entriesStart }: Books): boolean {
  return beforeStartText(days, entriesStart, 'en') !== null;
}

/** What a file has, or what became of it, in one line. */
export function briefText(file: ImportedFile, preview: Preview, locale: string): string {
  if (file.state === 'sending') return 'Importing…';
  if (file.state === 'settled')
    return file.outcomes
      .flatMap(({ outcome }) => (outcome.ok ? [importedText(outcome.value, locale)] : []))
      .join('; ');
  const [statement] = preview.state === 'read' ? preview.preview.statements : [];
  if (!statement) return preview.state === 'reading' ? 'Reading…' : '';
  const { records, first_day: first, last_day: last } = statement;
  const count =
    statement.new === null || records === 0
      ? countOf(records, 'record', 'records', locale)
      : `${formatCount(statement.new, locale)} new of ${countOf(records, 'record', 'records', locale)}`;
  return first && last ? `${count}, ${daysText(first, last, locale)}` : count;
}

/** What all files come to. */
export function totalText(
  files: readonly ImportedFile[],
  previews: readonly Preview[],
  locale: string,
): string {
  const settled = files.flatMap((file) => (file.state === 'settled' ? [file] : []));
  if (settled.some(hasImported)) return outcomesText(settled, locale);
  const count = (some: number) => countOf(some, 'file', 'files', locale);
  const all = files.filter(({ state }) => state !== 'unpacked').length;
  const unread = files.filter(
    ({ state }, index) =>
      state === 'opening' || (state === 'waiting' && previews[index]?.state === 'reading'),
  ).length;
  if (unread > 0) return `Reading ${count(all)}, ${formatCount(unread, locale)} to go…`;
  const statements = previews.flatMap((each) => (each.state === 'read' ? each.preview.statements : []));
  const records = statements.reduce((sum, each) => sum + each.records, 0);
  const found = statements
    .flatMap(({ first_day, last_day }) => [first_day, last_day])
    .filter((day) => day !== null)
    .toSorted();
  const [first, last] = [found[0], found.at(-1)];
  const days = first && last ? `, ${daysText(first, last, locale)}` : '';
  return `${count(all)} with ${countOf(records, 'record', 'records', locale)}${days}`;
}

/** Whether any account in the file was imported. */
function hasImported({ outcomes }: SettledFile): boolean {
  return outcomes.some(({ outcome }) => outcome.ok);
}

/** What files come to that were sent. */
export function outcomesText(settled: readonly SettledFile[], locale: string): string {
  const values = settled.flatMap(({ outcomes }) =>
    outcomes.flatMap(({ outcome }) => (outcome.ok ? [outcome.value] : [])),
  );
  const sum = (of: (outcome: (typeof values)[number]) => number) =>
    values.reduce((all, each) => all + of(each), 0);
  const count = (some: number) => countOf(some, 'file', 'files', locale);
  const imported = settled.filter(hasImported);
  const there = sum((each) => each.duplicates - each.possible_duplicates);
  const added = sum((each) => each.imported);
  const [failed, inPart] = [settled.length - imported.length, imported.filter(hasFailedOutcome).length];
  return [
    ...(imported.length > 0
      ? [`${count(imported.length)}: ${countOf(added, 'transaction', 'transactions', locale)} imported`]
      : []),
    ...(there > 0 ? [`${countOf(there, 'was', 'were', locale)} there already`] : []),
    ...(inPart > 0 ? [`of ${count(inPart)} only a part`] : []),
    ...(failed > 0 ? [`${count(failed)} could not be imported`] : []),
  ].join('; ');
}

function daysText(first: Day, last: Day, locale: string): string {
  return first === last
    ? formatDayOfYear(first, locale)
    : `${formatDayOfYear(first, locale)} – ${formatDayOfYear(last, locale)}`;
}

/**
 * The imports whose closing balance is compared: of each account the one that states the last, as an earlier balance is in that one and
 * what is advised of it would be advised of each.
 */
export function lastImports(files: readonly ImportedFile[]): ReadonlySet<string> {
  const last = new Map<string, { day: string; importId: string }>();
  for (const file of files) {
    if (file.state !== 'settled') continue;
    for (const { target, outcome } of file.outcomes) {
      if (!outcome.ok) continue;
      const day = outcome.value.closing_day;
      if (day === null) continue;
      const before = last.get(target.accountId);
      if (!before || day >= before.day)
        last.set(target.accountId, { day, importId: outcome.value.import_id });
    }
  }
  return new Set([...last.values()].map(({ importId }) => importId));
}
