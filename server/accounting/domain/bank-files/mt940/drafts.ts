import { mostRecords } from '../statement-collection';

/** One `:61:` with the `:86:` and the bank's own `:NS:` that follow it; lines as printed, the first without its tag. */
export type Mt940EntryDraft = { line: number; entry: string[]; narrative: string[]; named: string[] };

export type Mt940MessageDraft = {
  line: number;
  /** `:25:` as printed. */
  account: string | null;
  currency: string | null;
  entries: Mt940EntryDraft[];
  /** Whether a closing balance (`:62F:`, `:62M:`) came. */
  isClosed: boolean;
  /** `:60F:` as printed, or `:60M:` of a further page. */
  opening: string | null;
  /** `:62F:` as printed. */
  closing: string | null;
  /** `:62M:` as printed, with which a page closes. */
  carriedForward: string | null;
  /** True for an interim report (MT942), whose movements the day's MT940 repeats. */
  isInterim: boolean;
};

export type Mt940Drafts = {
  messages: Mt940MessageDraft[];
  /** `:61:` lines outside any message: no account is known for them. */
  strays: Mt940EntryDraft[];
  lastLine: number;
};

/** SOH, ETX and the like around messages. */
const FRAME_SIGNS = /[^\P{Cc}\s]/gu;
const TAG = /^:(\d{2,3}[A-Z]?|NS):(.*)$/s;
const MESSAGE_END = /^-(?:XXX)?\s*$|^-\}/;
const BALANCE = /^[CD]\d{6}([A-Z]{3})/;
/** A floor limit (`EURD9,`), or the count and sum of movements (`2EUR17,00`). */
const SUM = /^\d{0,5}([A-Z]{3})/;

/** The messages of the file, unread. SWIFT's block headers and the frames that banks put around are optional. */
export function draftMt940Messages(text: string): Mt940Drafts {
  const reader = new MessageReader();
  const lines = text.replace(FRAME_SIGNS, '').split(/\r\n|\n|\r/);
  for (const [index, raw] of lines.entries()) {
    const line = reader.withoutBlockHeader(raw);
    const tag = TAG.exec(line.trimStart());
    if (tag) reader.field(tag[1] ?? '', tag[2] ?? '', index + 1);
    else if (MESSAGE_END.test(line) || line.startsWith('{')) reader.endMessage();
    else reader.continuation(line);
    if (reader.size > mostRecords) break;
  }
  return {
    messages: reader.messages,
    strays: reader.strays,
    lastLine: lines.length,
  };
}

class MessageReader {
  readonly messages: Mt940MessageDraft[] = [];
  readonly strays: Mt940EntryDraft[] = [];
  size = 0;
  private message: Mt940MessageDraft | null = null;
  private entry: Mt940EntryDraft | null = null;
  private open: string[] | null = null;
  /** What the block header of the next message says that it is, such as 940; null where it has none. */
  private kind: string | null = null;
  /** Whether nothing says yet what the message is: neither a block header nor a balance. */
  private isUndeclared = false;

  /** `{1:F01…}{2:O940…}{4:` begins a message, on one line or several; its first field may follow on the last. */
  withoutBlockHeader(line: string): string {
    if (line.startsWith('{1:')) this.kind = null;
    if (line.startsWith('{')) this.kind = /\{2:[IO](\d{3})/.exec(line)?.[1] ?? this.kind;
    const at = line.startsWith('{') ? line.indexOf('{4:') : -1;
    if (at === -1) return line;
    this.endMessage();
    return line.slice(at + 3);
  }

  field(tag: string, text: string, line: number): void {
    this.open = null;
    if (tag === '20') this.endMessage();
    if (tag === '61') this.openEntry(text, line);
    else if (tag === '86') this.openNarrative(text);
    else if (tag === 'NS' && this.entry) this.openNamed(this.entry, text);
    else this.header(tag, text, line);
  }

  continuation(line: string): void {
    if (line.trim() !== '') this.open?.push(line);
  }

  endMessage(): void {
    this.message = null;
    this.entry = null;
    this.open = null;
  }

  private header(tag: string, text: string, line: number): void {
    this.entry = null;
    if (/^(?:34F|90[CD])$/.test(tag)) this.limit(text);
    if (!/^(?:20|25|28C?|60[FM]|62[FM])$/.test(tag)) return;
    this.message ??= this.openMessage(line);
    if (tag === '25') this.message.account = text.trim();
    if (tag.startsWith('60') || tag.startsWith('62')) {
      this.declareStatement(this.message);
      this.message.currency ??= BALANCE.exec(text.trim())?.[1] ?? null;
    }
    if (tag.startsWith('62')) this.message.isClosed = true;
    if (tag.startsWith('60')) this.message.opening ??= text.trim();
    if (tag === '62F') this.message.closing = text.trim();
    if (tag === '62M') this.message.carriedForward = text.trim();
  }

  private openMessage(line: number): Mt940MessageDraft {
    const isInterim = this.kind === '942';
    const message = {
      line,
      account: null,
      currency: null,
      entries: [],
      isClosed: false,
      opening: null,
      closing: null,
      carriedForward: null,
      isInterim,
    };
    this.messages.push(message);
    this.isUndeclared = this.kind === null;
    this.kind = null;
    return message;
  }

  /** A message without a block header is a statement if it has a balance. */
  private declareStatement(message: Mt940MessageDraft): void {
    if (this.isUndeclared) message.isInterim = false;
    this.isUndeclared = false;
  }

  /** The floor limit and the sums of an interim report; a statement may print sums beside its balances. */
  private limit(text: string): void {
    if (!this.message) return;
    if (this.isUndeclared) this.message.isInterim = true;
    if (this.message.isInterim) this.message.currency ??= SUM.exec(text.trim())?.[1] ?? null;
  }

  private openEntry(text: string, line: number): void {
    this.entry = { line, entry: [text], narrative: [], named: [] };
    this.open = this.entry.entry;
    this.size += 1;
    (this.message?.entries ?? this.strays).push(this.entry);
  }

  private openNamed(entry: Mt940EntryDraft, text: string): void {
    entry.named.push(text);
    this.open = entry.named;
  }

  /** Only directly behind its `:61:`; behind a balance it is about the statement. A second one goes on. */
  private openNarrative(text: string): void {
    if (!this.entry) return;
    this.entry.narrative.push(text);
    this.open = this.entry.narrative;
  }
}
