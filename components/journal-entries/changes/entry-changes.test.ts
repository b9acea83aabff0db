import { describe, expect, it, vi } from 'vitest';
import { confirm, desk, ledgersOf, toLedger } from '../testing/small-desk';

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
