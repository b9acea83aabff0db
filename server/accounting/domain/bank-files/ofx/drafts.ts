import { countLines } from '@/lib/csv/line-counter';
import { mostRecords } from '../statement-collection';
import { scanOfxTags } from './tags';

/** The fields of one STMTTRN by tag; those of an aggregate in it by `AGGREGATE.TAG`. */
export type OfxRecordDraft = {
  line: number;
  fields: Map<string, string>;
  isPending: boolean;
  isComplete: boolean;
};

export type OfxStatementDraft = {
  kind: 'bank' | 'credit_card';
  /** CURDEF and `BANKACCTFROM.ACCTID`; the first mention counts. */
  fields: Map<string, string>;
  records: OfxRecordDraft[];
  isComplete: boolean;
};

export type OfxDrafts = {
  statements: OfxStatementDraft[];
  /** Message sets of the file, for the sentence when none of them holds a bank statement. */
  messageSets: Set<string>;
  lastLine: number;
  isFull: boolean;
};

const STATEMENTS: Record<string, OfxStatementDraft['kind']> = { STMTRS: 'bank', CCSTMTRS: 'credit_card' };
const RECORDS = new Set(['STMTTRN', 'STMTTRNP']);
const LISTS = new Set(['BANKTRANLIST', 'BANKTRANLISTP']);
const PARTS = new Set([
  ...['BANKACCTFROM', 'CCACCTFROM', 'BANKACCTTO', 'CCACCTTO', 'PAYEE', 'EXTDPAYEE'],
  ...['CURRENCY', 'ORIGCURRENCY', 'IMAGEDATA', 'LEDGERBAL', 'AVAILBAL', 'BAL'],
]);

/**
 * The statements as printed, unread. Only the aggregates that hold bank and card movements are followed: those of
 * investment accounts (INVBANKTRAN in INVSTMTRS) are no bank statement.
 */
export function draftOfxStatements(text: string): OfxDrafts {
  const reader = new DraftReader(countLines(text));
  for (const tag of scanOfxTags(text)) {
    if (tag.isClosing) reader.close(tag.name);
    else reader.open(tag.name, tag.text, tag.at);
    if (reader.size > mostRecords) break;
  }
  return {
    statements: reader.statements,
    messageSets: reader.messageSets,
    lastLine: reader.lineAt(text.length),
    isFull: reader.size > mostRecords,
  };
}

class DraftReader {
  readonly statements: OfxStatementDraft[] = [];
  readonly messageSets = new Set<string>();
  size = 0;
  private statement: OfxStatementDraft | null = null;
  private record: OfxRecordDraft | null = null;
  private part = '';

  constructor(readonly lineAt: (position: number) => number) {}

  open(name: string, text: string, at: number): void {
    const kind = STATEMENTS[name];
    if (kind !== undefined) this.openStatement(kind);
    else if (RECORDS.has(name)) this.openRecord(name, at);
    else if (PARTS.has(name)) this.part = `${name}.`;
    else if (/MSGSRSV\d$/.test(name)) this.messageSets.add(name);
    else if (text !== '') this.keep(`${this.part}${name}`, text);
  }

  close(name: string): void {
    if (name in STATEMENTS || LISTS.has(name) || RECORDS.has(name)) {
      if (this.record) this.record.isComplete = true;
      this.record = null;
      this.part = '';
    }
    if (name in STATEMENTS && this.statement) {
      this.statement.isComplete = true;
      this.statement = null;
    }
    if (this.part === `${name}.`) this.part = '';
  }

  private openStatement(kind: OfxStatementDraft['kind']): void {
    this.statement = { kind, fields: new Map(), records: [], isComplete: false };
    this.record = null;
    this.part = '';
    this.statements.push(this.statement);
  }

  /** A record that begins inside another ends that one: its closing tag was left out. */
  private openRecord(name: string, at: number): void {
    if (!this.statement) return;
    if (this.record) this.record.isComplete = true;
    const isPending = name === 'STMTTRNP';
    this.record = { line: this.lineAt(at), fields: new Map(), isPending, isComplete: false };
    this.part = '';
    this.statement.records.push(this.record);
    this.size += 1;
  }

  private keep(name: string, text: string): void {
    const fields = this.record?.fields ?? this.statement?.fields;
    if (fields && !fields.has(name)) fields.set(name, text);
  }
}
