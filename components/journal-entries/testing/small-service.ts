import type { ActionAnswer } from '@/lib/client/action-answer';
import type { ClientProblem } from '@/lib/client/client';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { BulkItem, ChangesPort } from '../changes/entry-changes';
import type { Refusal } from '../changes/refused-change';
import { sampleLine } from './sample-entry';

const unreachable: ClientProblem = { code: 'unreachable', status: 0, detail: 'The service did not answer.' };

/**
 * A service of a few entries behind the port of EntryChanges: versions, all or none, answers by idempotency key. It
 * answers only when `answerAll` lets it, so a test can look at what is shown meanwhile.
 */
export class SmallService implements ChangesPort {
  readonly requests: { key: string; items: BulkItem[] }[] = [];
  readonly refusals: Refusal[] = [];
  readonly saved: string[] = [];
  failures = 0;
  private readonly entries = new Map<string, JournalEntry>();
  private readonly earlier = new Map<string, JournalEntry>();
  private readonly answers = new Map<string, ActionAnswer<JournalEntry[]>>();
  private waiting: (() => void)[] = [];

  constructor(...entries: JournalEntry[]) {
    for (const entry of entries) this.entries.set(entry.id, entry);
  }

  entry(id: string): JournalEntry {
    const entry = this.entries.get(id);
    if (!entry) throw new Error(`no entry ${id}`);
    return entry;
  }

  /** What somebody else does meanwhile. */
  changeElsewhere(id: string, change: Partial<JournalEntry>): void {
    const entry = this.entry(id);
    this.entries.set(id, { ...entry, ...change, version: entry.version + 1 });
  }

  /** Lets every request that waits or follows be answered, until none is left. */
  async answerAll(): Promise<void> {
    for (let idle = 0; idle < 20; idle += 1) {
      const waiting = this.waiting;
      this.waiting = [];
      if (waiting.length > 0) idle = 0;
      for (const answer of waiting) answer();
      await Promise.resolve();
    }
  }

  whenShown(): Promise<void> {
    return Promise.resolve();
  }

  async send(key: string, items: BulkItem[]): Promise<ActionAnswer<JournalEntry[]>> {
    this.requests.push({ key, items });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (this.failures > 0) {
      this.failures -= 1;
      return { ok: false, problem: unreachable };
    }
    const answer = this.answers.get(key) ?? this.perform(items);
    this.answers.set(key, answer);
    return answer;
  }

  async reread(id: string): Promise<JournalEntry> {
    return this.entry(id);
  }

  async pause(): Promise<void> {}

  onSaved(entries: JournalEntry[]): void {
    this.saved.push(...entries.map((entry) => entry.id));
  }

  onRefused(refusals: Refusal[]): void {
    this.refusals.push(...refusals);
  }

  private perform(items: BulkItem[]): ActionAnswer<JournalEntry[]> {
    const errors = items.flatMap((item, index) =>
      this.entry(item.journal_entry_id).version === item.version
        ? []
        : [{ path: `/${index}/version`, code: 'stale_version', message: 'is not the latest' }],
    );
    if (errors.length > 0) {
      return {
        ok: false,
        problem: { code: 'stale_version', status: 412, detail: 'Somebody was faster.', errors },
      };
    }
    return { ok: true, data: items.map((item) => this.change(item)) };
  }

  private change({ journal_entry_id: id, changes }: BulkItem): JournalEntry {
    const entry = this.entry(id);
    const version = entry.version + 1;
    this.earlier.set(`${id} ${entry.version}`, entry);
    const back = this.earlier.get(`${id} ${changes.return_to_version}`);
    const changesLines = Boolean(changes.line_changes);
    const gone = new Set(changes.line_changes?.delete_lines ?? []);
    const kept = entry.line_entries.filter((line) => !gone.has(line.id));
    const created = (changes.line_changes?.create_lines ?? []).map((line, index) =>
      sampleLine(`${id}_v${version}_${index}`, line.debit_credit, line.ledger_id),
    );
    const changed: JournalEntry = {
      ...entry,
      version,
      review_status: changes.review_status ?? entry.review_status,
      line_entries: [...kept, ...created],
      ...(changesLines && { categorization_method: 'manual', categorization_confidence: null }),
      ...(changesLines && { categorization_reasons: [], categorization_alternatives: [] }),
      ...(back && {
        line_entries: back.line_entries,
        categorization_method: back.categorization_method,
        categorization_confidence: back.categorization_confidence,
        categorization_reasons: back.categorization_reasons,
      }),
    };
    this.entries.set(id, changed);
    return changed;
  }
}
