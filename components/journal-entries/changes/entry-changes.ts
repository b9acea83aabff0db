import { v4 as newKey } from 'uuid';
import type { ActionAnswer } from '@/lib/client/action-answer';
import type { ClientProblem } from '@/lib/client/client';
import { faultyIndexes } from '@/lib/client/faulty-indexes';
import { mayRetry } from '@/lib/client/may-retry';
import { noteUnsaved, type UnsavedWork } from '@/lib/client/unsaved-work';
import { bulkLimit } from '@/lib/contract/bulk-limit';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import {
  applied,
  type Change,
  type EntryChanges as Changes,
  inverse,
  requestOf,
  type SentChange,
} from './change';
import { laterAnswer } from './later-answer';
import { isOnlyRejudged } from './only-rejudged';
import { lineIsGone, type Refusal } from './refused-change';
import { popped, pushed, type UndoStack, type UndoStep, withoutEntry } from './undo-stack';

export type BulkItem = { journal_entry_id: string; version: number; changes: Changes };

/** How the changes reach the service, and whom to tell. */
export type ChangesPort = {
  /** Resolves when the screen has shown what was done: what is sent before that takes processor time from its drawing. */
  whenShown(): Promise<void>;
  send(idempotencyKey: string, items: BulkItem[]): Promise<ActionAnswer<JournalEntry[]>>;
  /** The entry as it is now, to tell what somebody else changed; null when it cannot be read. */
  reread(entryId: string): Promise<JournalEntry | null>;
  /** Resolves when it is time to try again. */
  pause(attempt: number): Promise<void>;
  onSaved(entries: JournalEntry[]): void;
  onRefused(refusals: Refusal[]): void;
};

/** What came of an act: how many of its changes the service saved, and how many did not take place. */
export type SaveCounts = { saved: number; refused: number };

/** An act on its way. */
type Act = SaveCounts & { open: number; finish: (outcome: SaveCounts) => void };
type Pending = { entryId: string; change: Change; isUndo: boolean; act: Act; sent: SentChange };
type Batch = { key: string; pending: Pending[]; items: BulkItem[] };

export type ChangesState = {
  pending: readonly Pending[];
  undo: UndoStack;
  /** Why nothing is being saved at the moment; it is tried again. */
  trouble: ClientProblem | null;
  /** The entry as the person sees it: as last received from the service, with the changes that are on their way. */
  view: (answered: JournalEntry) => JournalEntry;
};

function byEntry(pending: readonly Pending[]): ReadonlyMap<string, Pending[]> {
  const groups = new Map<string, Pending[]>();
  for (const each of pending) groups.set(each.entryId, [...(groups.get(each.entryId) ?? []), each]);
  return groups;
}

/**
 * The changes a person has made and the service has not yet answered: shown at once, sent in order, as many as have
 * gathered in one request, tried again under the same idempotency key when nobody answers, taken back when refused.
 */
export class EntryChanges implements UnsavedWork {
  readonly unsaved = 'change';
  /** Entries as last received from the service. */
  private readonly known = new Map<string, JournalEntry>();
  /** The pending changes by entry, since a list looks at thousands of entries at every change. */
  private pendingOf: ReadonlyMap<string, Pending[]> = new Map();
  private readonly listeners = new Set<() => void>();
  private state: ChangesState = {
    pending: [],
    undo: [],
    trouble: null,
    view: (answered) => this.view(answered),
  };
  private isSending = false;

  /** @param businessId whose entries these are */
  constructor(
    private readonly port: ChangesPort,
    readonly businessId?: string,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): ChangesState => this.state;

  private view(answered: JournalEntry): JournalEntry {
    const base = this.latest(answered);
    const own = this.pendingOf.get(base.id);
    return own ? own.reduce((entry, each) => applied(entry, each.change), base) : base;
  }

  /** The payee of a changed entry, as last received. */
  payeeOf(entryId: string): string {
    return this.known.get(entryId)?.clean_description ?? '';
  }

  /** Takes note of an entry that the service answered outside of these changes. */
  learn(answered: JournalEntry): void {
    if (this.latest(answered) !== answered) return;
    this.known.set(answered.id, answered);
    this.set({});
  }

  /** Makes one act of several changes: one step to undo, one request. Resolves when each is saved or refused. */
  act(name: string, changes: readonly { entry: JournalEntry; change: Change }[]): Promise<SaveCounts> {
    const pending = changes.map(({ entry, change }) => {
      this.known.set(entry.id, this.latest(entry));
      const sent: SentChange = { onVersion: null };
      return {
        entryId: entry.id,
        change,
        isUndo: false,
        sent,
        inverse: inverse(this.view(entry), change, sent),
      };
    });
    const parts = pending.map(({ entryId, inverse }) => ({ entryId, inverse }));
    return this.enqueue(pending, pushed(this.state.undo, { key: newKey(), name, parts }));
  }

  /** Makes something done beside these changes a step to undo, in its turn among them. Gives what forgets it again. */
  note(name: string, entryId: string | null, revert: () => unknown): () => void {
    const key = newKey();
    this.set({ undo: pushed(this.state.undo, { key, name, parts: [], beside: { entryId, revert } }) });
    return () => this.set({ undo: this.state.undo.filter((step) => step.key !== key) });
  }

  /**
   * The same of something that is still under way, so that an undo means it and nothing that was done before.
   * @param outcome gives what takes it back; null where it was not done
   */
  noteUnderWay(name: string, entryId: string | null, outcome: Promise<(() => unknown) | null>): void {
    const forget = this.note(name, entryId, async () => {
      const revert = await outcome;
      return revert ? revert() : false;
    });
    void outcome.then((revert) => revert ?? forget());
  }

  /** Takes back the latest act that was not refused; null when there is none. */
  undo(): { step: UndoStep; done: Promise<SaveCounts>; shown: Promise<string | null> } | null {
    const { step, rest } = popped(this.state.undo);
    if (!step) return null;
    const pending = step.parts.map((part) => ({
      entryId: part.entryId,
      change: part.inverse,
      isUndo: true,
      sent: { onVersion: null },
    }));
    const saved = this.enqueue(pending, rest);
    if (!step.beside) return { step, done: saved, shown: Promise.resolve(null) };
    const reverted = Promise.resolve(step.beside.revert());
    const done = reverted.then((answer) =>
      answer === false ? { saved: 0, refused: 1 } : { saved: 1, refused: 0 },
    );
    return { step, done, shown: reverted.then((id) => (typeof id === 'string' ? id : null)) };
  }

  /** Resolves when the service has answered all changes that are on their way now: for what relies on them. */
  readonly whenAnswered = (): Promise<void> => {
    const waited = new Set(this.state.pending);
    const isAnswered = () => !this.state.pending.some((each) => waited.has(each));
    if (isAnswered()) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (!isAnswered()) return;
        stop();
        resolve();
      });
    });
  };

  /** Drops what the service has not answered. What is on its way may be saved all the same. */
  giveUp(): void {
    this.drop(this.state.pending, 'refused');
  }

  private enqueue(changes: readonly Omit<Pending, 'act'>[], undo: UndoStack): Promise<SaveCounts> {
    return new Promise((finish) => {
      const act: Act = { saved: 0, refused: 0, open: changes.length, finish };
      const pending = changes.map((each) => ({ ...each, act }));
      this.set({ pending: [...this.state.pending, ...pending], undo });
      if (changes.length === 0) finish({ saved: 0, refused: 0 });
      void this.sendAll();
    });
  }

  private async sendAll(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    await this.port.whenShown();
    for (let batch = this.nextBatch(); batch; batch = this.nextBatch()) await this.sendOne(batch);
    this.isSending = false;
  }

  /** The first change of each entry that waits: a second one must be made on what the first one leads to. */
  private nextBatch(): Batch | null {
    const firsts = new Map<string, Pending>();
    for (const each of this.state.pending) {
      if (!firsts.has(each.entryId) && firsts.size < bulkLimit) firsts.set(each.entryId, each);
    }
    const batch: Batch = { key: newKey(), pending: [], items: [] };
    for (const each of firsts.values()) {
      const entry = this.known.get(each.entryId);
      const changes = entry ? requestOf(entry, each.change) : null;
      if (entry && changes) {
        each.sent.onVersion = entry.version;
        batch.pending.push(each);
        batch.items.push({ journal_entry_id: entry.id, version: entry.version, changes });
      } else this.dropLineless(each, entry);
    }
    return batch.items.length > 0 ? batch : null;
  }

  /** The line to change went away with an earlier change. */
  private dropLineless(pending: Pending, entry: JournalEntry | undefined): void {
    this.drop([pending], 'refused', withoutEntry(this.state.undo, pending.entryId));
    if (!entry) return;
    const { change, isUndo } = pending;
    this.port.onRefused([{ before: entry, now: null, problem: lineIsGone, changes: [change], isUndo }]);
  }

  private async sendOne(batch: Batch): Promise<void> {
    // Until it is given up.
    const isPending = (each: Pending) => this.state.pending.includes(each);
    for (let attempt = 1; batch.pending.some(isPending); attempt += 1) {
      const answer = await this.port.send(batch.key, batch.items);
      if (answer.ok) return this.settle(batch, answer.data);
      if (!mayRetry(answer.problem)) return this.refuse(batch, answer.problem);
      this.set({ trouble: answer.problem });
      await this.port.pause(attempt);
    }
    this.set({ trouble: null });
  }

  private settle(batch: Batch, entries: JournalEntry[]): void {
    for (const entry of entries) this.known.set(entry.id, entry);
    this.drop(batch.pending, 'saved');
    this.port.onSaved(entries);
  }

  /**
   * Only the items at fault are given up; the others go into the next request, and with them those that were only judged
   * again meanwhile.
   */
  private async refuse(batch: Batch, problem: ClientProblem): Promise<void> {
    const faulty = faultyIndexes(problem, batch.pending.length);
    const given = batch.pending.filter((_, index) => faulty.has(index));
    const sent = given.flatMap(({ entryId }) => this.known.get(entryId) ?? []);
    const isStale = problem.code === 'stale_version';
    const read = await Promise.all(sent.map((entry) => (isStale ? this.port.reread(entry.id) : null)));
    for (const entry of read) if (entry) this.known.set(entry.id, entry);
    const refused = sent
      .map((entry, index) => ({ before: entry, now: read[index] ?? null }))
      .filter(({ before, now }) => !now || !isOnlyRejudged(before, now));
    const ids = new Set(refused.map(({ before }) => before.id));
    const undo = [...ids].reduce(withoutEntry, this.state.undo);
    const lost = this.state.pending.filter((each) => ids.has(each.entryId));
    if (lost.length === 0) return;
    this.drop(lost, 'refused', undo);
    this.port.onRefused(
      refused.map(({ before, now }) => ({
        before,
        now,
        problem,
        isUndo: given.some((each) => each.entryId === before.id && each.isUndo),
        changes: lost.filter(({ entryId }) => entryId === before.id).map(({ change }) => change),
      })),
    );
  }

  private drop(done: readonly Pending[], as: keyof SaveCounts, undo = this.state.undo): void {
    const gone = new Set(done);
    this.set({ pending: this.state.pending.filter((each) => !gone.has(each)), undo, trouble: null });
    for (const { act } of done) {
      act[as] += 1;
      act.open -= 1;
      if (act.open === 0) act.finish({ saved: act.saved, refused: act.refused });
    }
  }

  private latest(answered: JournalEntry): JournalEntry {
    return laterAnswer(answered, this.known.get(answered.id));
  }

  private set(change: Partial<ChangesState>): void {
    if (change.pending) {
      this.pendingOf = byEntry(change.pending);
      noteUnsaved(this, change.pending.length);
    }
    this.state = { ...this.state, ...change, view: (answered) => this.view(answered) };
    for (const listener of this.listeners) listener();
  }
}
