import { describe, expect, it } from 'vitest';
import { sampleEntry } from '../testing/sample-entry';
import { confirm, desk, ledgersOf, toLedger } from '../testing/small-desk';
import { SmallService } from '../testing/small-service';
import { EntryChanges } from './entry-changes';

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
