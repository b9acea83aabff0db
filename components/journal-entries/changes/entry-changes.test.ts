import { describe, expect, it, vi } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { sampleEntry, sampleLine } from '../testing/sample-entry';
import { SmallService } from '../testing/small-service';
import type { Change } from './change';
import { EntryChanges } from './entry-changes';

const confirm: Change = { kind: 'review-status', to: 'confirmed' };
const toLedger = (from: string, to: string): Change => ({
  kind: 'ledger',
  line: sampleLine('any', 'debit', from),
  from,
  to,
});
const ledgersOf = (entry: JournalEntry) => entry.line_entries.map((line) => line.ledger_id).sort();

function desk(...ids: string[]) {
  const entries = ids.map((id) => sampleEntry(id));
  const service = new SmallService(...entries);
  const changes = new EntryChanges(service);
  const entry = (id: string) => sampleEntry(id);
  return { service, changes, entry };
}

it('an entry that was reversed is the later one of the same version', () => {
  const { changes, entry } = desk('a');
  const reversed = { ...entry('a'), reversed_by: 'b' };
  changes.learn(entry('a'));
  expect(changes.current().view(reversed).reversed_by).toBe('b');
  changes.learn(reversed);
  expect(changes.current().view(entry('a')).reversed_by).toBe('b');
});

describe('a change', () => {
  it('is shown before the service has answered, and stays when it has', async () => {
    const { service, changes, entry } = desk('a');
    changes.act('Confirmed', [{ entry: entry('a'), change: confirm }]);
    expect(changes.current().view(entry('a')).review_status).toBe('confirmed');
    expect(service.entry('a').review_status).toBe('bookkeeper_pending');
    await service.answerAll();
    expect(service.entry('a').review_status).toBe('confirmed');
    expect(changes.current().pending).toEqual([]);
    expect(changes.current().view(entry('a')).version).toBe(2);
  });

  it('waits for the request on its way, then travels with all that gathered meanwhile', async () => {
    const { service, changes, entry } = desk('a', 'b', 'c');
    changes.act('Confirmed', [{ entry: entry('a'), change: confirm }]);
    await vi.waitUntil(() => service.requests.length === 1);
    for (const id of ['b', 'c']) changes.act('Confirmed', [{ entry: entry(id), change: confirm }]);
    await service.answerAll();
    expect(service.requests.map((request) => request.items.length)).toEqual([1, 2]);
    expect(service.saved).toEqual(['a', 'b', 'c']);
  });

  it('is sent once it is shown, together with what was done until then', async () => {
    const { service, changes, entry } = desk('a', 'b', 'c');
    for (const id of ['a', 'b', 'c']) changes.act('Confirmed', [{ entry: entry(id), change: confirm }]);
    expect(service.requests).toEqual([]);
    await service.answerAll();
    expect(service.requests.map((request) => request.items.length)).toEqual([3]);
    expect(service.saved).toEqual(['a', 'b', 'c']);
  });

  it('is answered before what relies on it, whatever is done after that', async () => {
    const { service, changes, entry } = desk('a', 'b');
    changes.act('Confirmed', [{ entry: entry('a'), change: confirm }]);
    let isAnswered = false;
    const answered = changes.whenAnswered().then(() => {
      isAnswered = true;
    });
    await vi.waitUntil(() => service.requests.length === 1);
    changes.act('Confirmed', [{ entry: entry('b'), change: confirm }]);
    expect([isAnswered, service.saved]).toEqual([false, []]);
    await service.answerAll();
    await answered;
    expect(service.saved[0]).toBe('a');
    await expect(changes.whenAnswered()).resolves.toBeUndefined();
  });

  it('of an entry is made on what its earlier change led to', async () => {
    const { service, changes, entry } = desk('a');
    changes.act('Ledger', [{ entry: entry('a'), change: toLedger('software', 'hosting') }]);
    changes.act('Ledger', [{ entry: entry('a'), change: toLedger('hosting', 'travel') }]);
    changes.act('Confirmed', [{ entry: entry('a'), change: confirm }]);
    expect(ledgersOf(changes.current().view(entry('a')))).toEqual(['checking', 'travel']);
    await service.answerAll();
    expect(service.refusals).toEqual([]);
    expect(ledgersOf(service.entry('a'))).toEqual(['checking', 'travel']);
    expect(service.entry('a').review_status).toBe('confirmed');
    expect(service.entry('a').version).toBe(4);
  });

  it('is tried again under the same key while nobody answers, and tells so', async () => {
    const { service, changes, entry } = desk('a');
    service.failures = 2;
    const troubles: (string | undefined)[] = [];
    changes.subscribe(() => troubles.push(changes.current().trouble?.code));
    changes.act('Confirmed', [{ entry: entry('a'), change: confirm }]);
    await service.answerAll();
    expect(new Set(service.requests.map((request) => request.key)).size).toBe(1);
    expect(service.requests).toHaveLength(3);
    expect(troubles).toContain('unreachable');
    expect(changes.current().trouble).toBeNull();
    expect(service.entry('a').version).toBe(2);
  });
});

describe('what came of an act', () => {
  it('is known once the service has answered, not before', async () => {
    const { service, changes, entry } = desk('a', 'b');
    service.changeElsewhere('b', { notes: 'x' });
    let outcome: unknown = null;
    const act = ['a', 'b'].map((id) => ({ entry: entry(id), change: confirm }));
    void changes.act('Confirmed 2', act).then((told) => {
      outcome = told;
    });
    await Promise.resolve();
    expect(outcome).toBeNull();
    await service.answerAll();
    expect(outcome).toEqual({ saved: 1, refused: 1 });
  });

  it('of one that changes nothing is known at once', async () => {
    expect(await desk().changes.act('Nothing', [])).toEqual({ saved: 0, refused: 0 });
  });
});

describe('a refused change', () => {
  it('puts the entry back and tells what the other changed; the rest of its request takes place', async () => {
    const { service, changes, entry } = desk('a', 'b', 'c');
    service.changeElsewhere('b', { notes: 'Asked them' });
    changes.act(
      'Confirmed 3',
      ['a', 'b', 'c'].map((id) => ({ entry: entry(id), change: confirm })),
    );
    await service.answerAll();
    expect(service.entry('a').review_status).toBe('confirmed');
    expect(service.entry('c').review_status).toBe('confirmed');
    expect(changes.current().view(entry('b'))).toMatchObject({
      review_status: 'bookkeeper_pending',
      notes: 'Asked them',
    });
    expect(service.refusals).toMatchObject([
      { before: { id: 'b', notes: null }, now: { notes: 'Asked them' }, problem: { code: 'stale_version' } },
    ]);
  });

  it('takes place on an entry that was only judged again meanwhile, and tells nobody', async () => {
    const { service, changes, entry } = desk('a', 'b');
    service.changeElsewhere('a', {
      categorization_confidence: 0.27,
      categorization_reasons: ['Fewer than before.'],
    });
    service.changeElsewhere('b', { description: 'Other words' });
    changes.act('Ledger', [{ entry: entry('a'), change: toLedger('software', 'hosting') }]);
    changes.act('Confirmed', [{ entry: entry('a'), change: confirm }]);
    changes.act('Confirmed', [{ entry: entry('b'), change: confirm }]);
    await service.answerAll();
    expect(service.entry('a').review_status).toBe('confirmed');
    expect(ledgersOf(service.entry('a'))).toEqual(['checking', 'hosting']);
    expect(service.refusals).toMatchObject([{ before: { id: 'b' } }]);
    changes.undo();
    changes.undo();
    await service.answerAll();
    expect(ledgersOf(service.entry('a'))).toEqual(['checking', 'software']);
  });

  it('takes along what was to follow on the same entry', async () => {
    const { service, changes, entry } = desk('a');
    service.changeElsewhere('a', { notes: 'x' });
    changes.act('Ledger', [{ entry: entry('a'), change: toLedger('software', 'hosting') }]);
    changes.act('Confirmed', [{ entry: entry('a'), change: confirm }]);
    await service.answerAll();
    expect(service.requests).toHaveLength(1);
    expect(changes.current().view(entry('a')).review_status).toBe('bookkeeper_pending');
    expect(changes.current().undo).toEqual([]);
    expect(service.refusals).toMatchObject([{ changes: [{ kind: 'ledger' }, { kind: 'review-status' }] }]);
  });

  it('tells an undo from an act', async () => {
    const { service, changes, entry } = desk('a');
    changes.act('Confirmed', [{ entry: entry('a'), change: confirm }]);
    await service.answerAll();
    service.changeElsewhere('a', { notes: 'x' });
    changes.undo();
    await service.answerAll();
    service.changeElsewhere('a', { notes: 'y' });
    changes.act('Confirmed', [{ entry: entry('a'), change: confirm }]);
    await service.answerAll();
    expect(service.refusals.map(({ isUndo }) => isUndo)).toEqual([true, false]);
  });

  it('is told when its line is no longer there', async () => {
    const { service, changes, entry } = desk('a');
    changes.act('Ledger', [{ entry: entry('a'), change: toLedger('gone', 'hosting') }]);
    await service.answerAll();
    expect(service.requests).toEqual([]);
    expect(service.refusals).toMatchObject([{ problem: { code: 'not_found' } }]);
  });
});

describe('undo', () => {
  it('takes back act after act, ten deep and in their order', async () => {
    const ids = Array.from({ length: 11 }, (_, index) => `e${index}`);
    const { service, changes, entry } = desk(...ids);
    for (const id of ids) changes.act(`Confirmed ${id}`, [{ entry: entry(id), change: confirm }]);
    await service.answerAll();
    const undone = ids.map(() => changes.undo()?.step.name);
    expect(undone).toEqual(ids.map((id) => `Confirmed ${id}`).reverse());
    expect(changes.undo()).toBeNull();
    await service.answerAll();
    for (const id of ids) expect(service.entry(id).review_status).toBe('bookkeeper_pending');
  });

  it('restores the ledger that an entry had', async () => {
    const { service, changes, entry } = desk('a');
    changes.act('Ledger', [{ entry: entry('a'), change: toLedger('software', 'hosting') }]);
    changes.undo();
    expect(ledgersOf(changes.current().view(entry('a')))).toEqual(['checking', 'software']);
    await service.answerAll();
    expect(ledgersOf(service.entry('a'))).toEqual(['checking', 'software']);
  });

  it('restores the suggestion that a split replaced, also when the split was on its way still', async () => {
    const suggested = sampleEntry('a', {
      categorization_method: 'similarity',
      categorization_confidence: 0.93,
      categorization_reasons: ['14 of 15'],
    });
    const service = new SmallService(suggested);
    const changes = new EntryChanges(service);
    changes.act('Confirmed', [{ entry: suggested, change: confirm }]);
    changes.act('Ledger', [{ entry: suggested, change: toLedger('software', 'hosting') }]);
    changes.undo();
    await service.answerAll();
    expect(service.refusals).toEqual([]);
    expect(service.entry('a')).toMatchObject({
      review_status: 'confirmed',
      categorization_method: 'similarity',
      categorization_confidence: 0.93,
      categorization_reasons: ['14 of 15'],
    });
    expect(ledgersOf(service.entry('a'))).toEqual(['checking', 'software']);
    expect(changes.current().view(suggested)).toMatchObject({ categorization_confidence: 0.93 });
  });

  it('of a bulk act takes back all that was not refused', async () => {
    const { service, changes, entry } = desk('a', 'b');
    service.changeElsewhere('b', { notes: 'x' });
    changes.act(
      'Confirmed 2',
      ['a', 'b'].map((id) => ({ entry: entry(id), change: confirm })),
    );
    await service.answerAll();
    expect(changes.undo()?.step.parts.map((part) => part.entryId)).toEqual(['a']);
    await service.answerAll();
    expect(service.entry('a').review_status).toBe('bookkeeper_pending');
    expect(service.refusals).toHaveLength(1);
  });

  it('takes back in its turn what was done beside the changes, also after a refusal of another entry', async () => {
    const { service, changes, entry } = desk('a', 'b');
    const takenBack: string[] = [];
    changes.act('Confirmed a', [{ entry: entry('a'), change: confirm }]);
    changes.note('Asked about b', 'b', () => takenBack.push('b'));
    service.changeElsewhere('b', { notes: 'x' });
    changes.act('Confirmed b', [{ entry: entry('b'), change: confirm }]);
    await service.answerAll();
    expect(changes.undo()?.step).toMatchObject({ name: 'Asked about b', beside: { entryId: 'b' } });
    expect(takenBack).toEqual(['b']);
    expect(changes.undo()?.step.name).toBe('Confirmed a');
    expect(takenBack).toEqual(['b']);
  });

  it('waits for what is under way, instead of taking back what was done before', async () => {
    const { service, changes, entry } = desk('a');
    const takenBack: string[] = [];
    changes.act('Confirmed a', [{ entry: entry('a'), change: confirm }]);
    await service.answerAll();
    let finish: (revert: () => unknown) => void = () => {};
    changes.noteUnderWay('Confirmed 9 entries', null, new Promise((resolve) => (finish = resolve)));
    const undone = changes.undo();
    expect(undone?.step.name).toBe('Confirmed 9 entries');
    expect(takenBack).toEqual([]);
    finish(() => takenBack.push('all nine'));
    expect(await undone?.done).toEqual({ saved: 1, refused: 0 });
    expect(takenBack).toEqual(['all nine']);
    expect(changes.undo()?.step.name).toBe('Confirmed a');
  });

  it('forgets what was under way and was not done, and says so of what could not be taken back', async () => {
    const { changes } = desk('a');
    changes.note('Linked a', 'a', () => false);
    const refused = Promise.resolve(null);
    changes.noteUnderWay('Linked b', 'b', refused);
    await refused;
    const undone = changes.undo();
    expect(undone?.step.name).toBe('Linked a');
    expect(await undone?.done).toEqual({ saved: 0, refused: 1 });
  });

  it('knows nothing of what was noted and then did not take place', () => {
    const { changes, entry } = desk('a');
    changes.act('Confirmed a', [{ entry: entry('a'), change: confirm }]);
    changes.note('Attached', 'a', () => {})();
    expect(changes.undo()?.step.name).toBe('Confirmed a');
  });
});
