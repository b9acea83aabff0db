import { type DecimalMark, decimalMarkOf, decimalsInText, readDecimalText } from '@/lib/money/decimal-text';
import { accept, type Result } from '@/lib/result';
import type { BankFileProblem, DatedStatements, DateReading } from '../bank-file';
import { noStatement } from '../no-statement';
import { collectStatements } from '../statement-collection';
import { dateReadingsOf, isDayFirst, readWrittenDate, type WrittenDate } from '../written-date';
import { draftQifSections, type QifDrafts, type QifRecordDraft, type QifSection } from './drafts';
import { AMOUNT_CODES, fieldText, type QifStyle, readQifRecord } from './record';

const STATEMENT_KINDS = new Map<string, 'bank' | 'credit_card'>([
  ['bank', 'bank'],
  ['cash', 'bank'],
  ['ccard', 'credit_card'],
  ['oth a', 'bank'],
  ['oth l', 'bank'],
]);

/** Sections that are no statement, for the sentence when a file has nothing else. */
const OTHER_SECTIONS = new Map([
  ['account', 'a list of accounts'],
  ['cat', 'categories'],
  ['class', 'classes'],
  ['memorized', 'memorised transactions'],
  ['invst', 'an investment account'],
  ['security', 'securities'],
  ['prices', 'prices'],
  ['budget', 'budgets'],
]);

type Options = {
  /** Overrides what the file's own dates say about their order. */
  dayFirst?: boolean | undefined;
  /** Overrides what the file's own amounts say. */
  mark?: DecimalMark | undefined;
  /** How many the currency has. */
  decimals?: number | undefined;
};

/** Statements of a QIF file. */
export function readQif(text: string, options: Options = {}): Result<DatedStatements, BankFileProblem> {
  const drafts = draftQifSections(text);
  // Investment records count for the order of dates: the same program wrote them the same way.
  const dates = texts(drafts.sections, 'D', true).map(readWrittenDate);
  const style = styleOf(drafts, dates, options);
  const collection = collectStatements();
  for (const section of drafts.sections) {
    const kind = STATEMENT_KINDS.get(section.type);
    if (kind === undefined) continue;
    const statement = collection.open({ accountId: section.accountName, kind, currency: null });
    for (const record of section.records) {
      const cut = whereCut(record, drafts);
      if (cut === null) collection.add(statement, record.line, readQifRecord(record, style));
      else collection.cut(statement, record.line, cut);
    }
  }
  const statements = collection.finish(
    noStatement('QIF', 'bank, cash or card account', contentsOf(drafts.sections)),
  );
  if (!statements.ok) return statements;
  const dateReadings = options.dayFirst === undefined ? readingsOf(drafts, dates) : [];
  return accept({ statements: statements.value, dateReadings, table: null });
}

/** Dates of investments may tell the order; the days are those of the statements. */
function readingsOf({ sections }: QifDrafts, dates: readonly (WrittenDate | null)[]): DateReading[] {
  const ofAll = dateReadingsOf(dates);
  const hasInvestments = sections.some(({ type }) => type === 'invst');
  if (ofAll.length === 0 || !hasInvestments) return ofAll;
  return dateReadingsOf(texts(sections, 'D', false).map(readWrittenDate));
}

function styleOf(
  drafts: QifDrafts,
  dates: readonly (WrittenDate | null)[],
  { dayFirst, mark, decimals }: Options,
): QifStyle {
  return {
    numbers: {
      mark: mark ?? decimalMarkOf(texts(drafts.sections, AMOUNT_CODES, false)),
      decorated: true,
      strict: mark !== undefined,
      ...(decimals === undefined ? {} : { decimals }),
    },
    dayFirst: dayFirst ?? isDayFirst(dates),
  };
}

function texts(sections: QifSection[], codes: string, withInvestments: boolean): string[] {
  const found: string[] = [];
  for (const { type, records } of sections) {
    if (!STATEMENT_KINDS.has(type) && !(withInvestments && type === 'invst')) continue;
    for (const { fields } of records)
      for (const { code, text } of fields) if (codes.includes(code)) found.push(text);
  }
  return found;
}

/**
 * A last record without its `^` is whole unless a needed field is missing, or the file stops inside its amount:
 * the last line has no line end and shows fewer decimals than the amounts before it ("-525.0" of "-525.00").
 */
function whereCut(record: QifRecordDraft, drafts: QifDrafts): string | null {
  if (record.isClosed) return null;
  if (fieldText(record, 'D') === undefined || fieldText(record, AMOUNT_CODES) === undefined) {
    return 'The file ends inside this record: its date (D) or amount (T) is missing.';
  }
  const last = record.fields.at(-1);
  if (!drafts.endsInsideLine || last === undefined || !AMOUNT_CODES.includes(last.code)) return null;
  const style = { mark: null, decorated: true };
  const decimals = texts(drafts.sections, AMOUNT_CODES, false).map((text) =>
    decimalsInText(readDecimalText(text, style) ?? ''),
  );
  const usual = decimals.reduce((most, count) => Math.max(most, count), 0);
  return (decimals.at(-1) ?? 0) < usual ? 'The file ends inside the amount (T) of this record.' : null;
}

function contentsOf(sections: QifSection[]): string[] {
  const found = new Set(
    sections.map(({ type }) => OTHER_SECTIONS.get(type) ?? `a section “${type.slice(0, 40)}”`),
  );
  return [...found].slice(0, 5);
}
