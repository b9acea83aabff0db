import { beforeEach, expect, it } from 'vitest';
import { unsavedWork } from '@/lib/client/unsaved-work';
import { sampleEntry } from '../testing/sample-entry';
import { confirm } from '../testing/small-desk';
import { SmallService } from '../testing/small-service';
import { EntryChanges } from './entry-changes';
import { heldChanges } from './held-changes';

const entry = sampleEntry('a');

/** One comes to the business. */
function come(businessId: string) {
  return heldChanges(businessId, () => {
    const service = new SmallService(entry);
    return { service, changes: new EntryChanges(service, businessId) };
  });
}

beforeEach(() => {
  for (const work of [...unsavedWork.keys()]) work.giveUp();
});

it('that wait are shown, and can be undone, where one comes back to the business', async () => {
  const left = come('biz_1');
  void left.changes.act('Confirmed', [{ entry, change: confirm }]);
  expect(come('biz_2').changes.current().pending).toEqual([]);
  const { changes, service } = come('biz_1');
  expect(changes.current().view(entry).review_status).toBe('confirmed');
  expect(changes.undo()?.step.name).toBe('Confirmed');
  await service.answerAll();
  expect(come('biz_1')).not.toBe(left);
});

it('that were given up, as by signing out, are those of nobody who comes after', () => {
  const left = come('biz_1');
  void left.changes.act('Confirmed', [{ entry, change: confirm }]);
  left.changes.giveUp();
  expect(come('biz_1')).not.toBe(left);
});
