import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { journalEntryReads } from './journal-entry-reads';
import { keyOf } from './read';
import { readAgain } from './read-again';

/** A screen that shows the counts; each read of them is answered by hand. */
function shownCounts() {
  const client = new QueryClient();
  const answers: ((counts: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: keyOf(journalEntryReads.counts, 'biz_1', {}),
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const leave = observer.subscribe(() => {});
  return { client, answers, leave, shown: () => observer.getCurrentResult().data };
}

it('does not take the answer of a first read that was on its way before the change', async () => {
  const { client, answers, leave, shown } = shownCounts();
  expect(answers).toHaveLength(1);
  const again = readAgain(client, 'biz_1', journalEntryReads.counts);
  answers[0]?.('before');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('after');
  await again;
  expect(shown()).toBe('after');
  leave();
});

it('reads again what was read', async () => {
  const { client, answers, leave, shown } = shownCounts();
  answers[0]?.('before');
  await expect.poll(shown).toBe('before');
  const again = readAgain(client, 'biz_1', journalEntryReads.counts);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('after');
  await again;
  expect(shown()).toBe('after');
  leave();
});
