import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unsavedWork } from '@/lib/client/unsaved-work';
import { confirm, desk } from '../testing/small-desk';

describe('changes that the service has not answered', () => {
  beforeEach(() => {
    for (const work of [...unsavedWork.keys()]) work.giveUp();
  });

  it('are known to the page until they are answered, whichever business it shows', async () => {
    const [one, other] = [desk('a', 'b'), desk('c')];
    for (const id of ['a', 'b']) one.changes.act('Confirmed', [{ entry: one.entry(id), change: confirm }]);
    other.changes.act('Confirmed', [{ entry: other.entry('c'), change: confirm }]);
    expect([...unsavedWork.values()]).toEqual([2, 1]);
    await one.service.answerAll();
    expect([...unsavedWork]).toEqual([[other.changes, 1]]);
    await other.service.answerAll();
    expect(unsavedWork.size).toBe(0);
  });

  it('are not sent again once they are given up, and nobody is told of a refusal', async () => {
    const { service, changes, entry } = desk('a', 'b');
    service.failures = 1;
    const act = changes.act('Confirmed', [{ entry: entry('a'), change: confirm }]);
    await vi.waitUntil(() => service.requests.length === 1);
    changes.act('Confirmed', [{ entry: entry('b'), change: confirm }]);
    changes.giveUp();
    expect(unsavedWork.size).toBe(0);
    expect(await act).toEqual({ saved: 0, refused: 1 });
    await service.answerAll();
    expect(service.requests).toHaveLength(1);
    expect([service.refusals, changes.current().trouble]).toEqual([[], null]);
    expect(changes.current().view(entry('b')).review_status).toBe('bookkeeper_pending');
  });

  it('that are refused after they are given up are told to nobody', async () => {
    const { service, changes, entry } = desk('a');
    service.changeElsewhere('a', { notes: 'x' });
    changes.act('Confirmed', [{ entry: entry('a'), change: confirm }]);
    await vi.waitUntil(() => service.requests.length === 1);
    changes.giveUp();
    await service.answerAll();
    expect(service.refusals).toEqual([]);
  });

  it('of later acts are sent all the same, where the person stays after all', async () => {
    const { service, changes, entry } = desk('a', 'b');
    service.failures = 1;
    changes.act('Confirmed', [{ entry: entry('a'), change: confirm }]);
    await vi.waitUntil(() => service.requests.length === 1);
    changes.giveUp();
    changes.act('Confirmed', [{ entry: entry('b'), change: confirm }]);
    await service.answerAll();
    expect(service.saved).toEqual(['b']);
  });
});
