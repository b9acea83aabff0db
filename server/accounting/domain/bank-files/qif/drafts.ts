import { mostRecords } from '../statement-collection';

export type QifField = { code: string; text: string };

export type QifRecordDraft = {
  line: number;
  fields: QifField[];
  /** False for a last record that no `^` closes. */
  isClosed: boolean;
};

export type QifSection = {
  /** The words behind `!Type:`, in lower case, or `account`. */
  type: string;
  /** The account that the file named last before this section. */
  accountName: string | null;
  records: QifRecordDraft[];
};

export type QifDrafts = {
  sections: QifSection[];
  /** Whether the last line lacks its line end, so that it may be cut. */
  endsInsideLine: boolean;
};

/** The file's sections and records, unread: a line is a letter and its value, `^` ends a record, `!` a section. */
export function draftQifSections(text: string): QifDrafts {
  const reader = new SectionReader();
  const lines = text.split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('!')) reader.header(line.slice(1).trim());
    else if (line.startsWith('^')) reader.mark(line, index + 1);
    else reader.field(line, index + 1);
    if (reader.size > mostRecords) break;
  }
  reader.finish();
  return { sections: reader.sections, endsInsideLine: lines.at(-1)?.trim() !== '' };
}

class SectionReader {
  readonly sections: QifSection[] = [];
  size = 0;
  private section: QifSection | null = null;
  private record: QifRecordDraft | null = null;
  private accountName: string | null = null;

  header(text: string): void {
    this.finish();
    const words = text.toLowerCase();
    if (words.startsWith('type:')) this.openSection(words.slice('type:'.length).trim());
    else if (words.startsWith('account')) this.openSection('account');
    else if (words.startsWith('clear:autoswitch')) this.leaveAccounts();
  }

  /** Programs double the mark (`^^`), and some put the next record's first field right behind it. */
  mark(line: string, number: number): void {
    if (this.record) this.record.isClosed = true;
    this.finish();
    this.field(line.replace(/^\^+/, ''), number);
  }

  field(line: string, number: number): void {
    if (!this.section || line.trim() === '') return;
    if (!this.record) {
      this.record = { line: number, fields: [], isClosed: false };
      this.size += 1;
    }
    this.record.fields.push({ code: line.charAt(0).toUpperCase(), text: line.slice(1).trim() });
  }

  finish(): void {
    if (this.record && this.section) this.section.records.push(this.record);
    const name = this.record?.fields.find(({ code }) => code === 'N')?.text;
    if (this.section?.type === 'account' && name) this.accountName = name;
    this.record = null;
  }

  private openSection(type: string): void {
    this.section = { type, accountName: type === 'account' ? null : this.accountName, records: [] };
    this.sections.push(this.section);
  }

  /** The list of accounts is over: its last name is not the account of what follows. */
  private leaveAccounts(): void {
    this.section = null;
    this.accountName = null;
  }
}
