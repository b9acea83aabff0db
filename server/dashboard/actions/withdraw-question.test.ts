import { expect, it } from 'vitest';
import type { Client, ClientProblem } from '@/lib/client/client';
import { accept, refuse } from '@/lib/result';
import { withdrawAll } from './withdraw-question';

type Refused = Partial<Record<keyof Client, Record<string, ClientProblem>>>;

const locked: ClientProblem = { code: 'books_locked', status: 409, detail: 'The books are locked.' };
const silent: ClientProblem = { code: 'unreachable', status: 0, detail: 'Nobody answered.' };

/** A service where the owner is asked about the entries `a`, `b` and `c`, that refuses some calls by their entry. */
function serviceThatRefuses(refused: Refused): Client {
  const statuses = new Map<string, string>();
  const answer = (call: keyof Client, entryId: string, data: () => unknown) => {
    const problem = refused[call]?.[entryId];
    return Promise.resolve(problem ? refuse(problem) : accept({ data: data() }));
  };
  const entry = (id: string) => ({ id, version: 1, review_status: statuses.get(id) ?? 'business_pending' });
  const move = (id: string, to: string) => {
    statuses.set(id, to);
    return entry(id);
  };
  return {
    getTask: ({ parameters: { task_id: id } }: { parameters: { task_id: string } }) =>
      answer('getTask', id, () => ({ id, status: 'open', version: 1 })),
    updateTask: ({ parameters: { task_id: id } }: { parameters: { task_id: string } }) =>
      answer('updateTask', id, () => move(id, 'bookkeeper_pending')),
    getJournalEntry: ({ parameters: { journal_entry_id: id } }: EntryCall) =>
      answer('getJournalEntry', id, () => entry(id)),
    updateJournalEntry: ({ parameters: { journal_entry_id: id } }: EntryCall) =>
      answer('updateJournalEntry', id, () => move(id, 'confirmed')),
  } as unknown as Client;
}
type EntryCall = { parameters: { journal_entry_id: string } };

async function withdrawn(refused: Refused) {
  const questions = ['a', 'b', 'c'].map((id) => ({ entryId: id, taskId: id }));
  const asked = { businessId: 'biz_1', idempotencyKey: 'key', questions };
  const client = serviceThatRefuses(refused);
  const { entries, ...told } = await withdrawAll({ ...asked, client, confirmedIds: ['a', 'c'] });
  return { ...told, entries: entries.map(({ id, review_status }) => `${id} ${review_status}`) };
}

it('withdraws all, and confirms those again that were', async () => {
  expect(await withdrawn({})).toEqual({
    questions: { done: 3, not: 0, unknown: 0 },
    confirmations: { done: 2, not: 0, unknown: 0 },
    problem: null,
    entries: ['a confirmed', 'b bookkeeper_pending', 'c confirmed'],
  });
});

it('goes on where an entry is not confirmed again, and gives it as it is', async () => {
  expect(await withdrawn({ updateJournalEntry: { a: locked } })).toEqual({
    questions: { done: 3, not: 0, unknown: 0 },
    confirmations: { done: 1, not: 1, unknown: 0 },
    problem: locked,
    entries: ['a bookkeeper_pending', 'b bookkeeper_pending', 'c confirmed'],
  });
});

it('goes on where a question is not closed', async () => {
  expect(await withdrawn({ updateTask: { b: { ...locked, code: 'stale_version' } } })).toMatchObject({
    questions: { done: 2, not: 1, unknown: 0 },
    problem: { code: 'stale_version' },
    entries: ['a confirmed', 'b business_pending', 'c confirmed'],
  });
});

it('counts a question whose entry cannot be read as withdrawn', async () => {
  expect(await withdrawn({ getJournalEntry: { a: locked } })).toMatchObject({
    questions: { done: 3 },
    confirmations: { done: 1, not: 1 },
    entries: ['b bookkeeper_pending', 'c confirmed'],
  });
});

it('asks for no more once nobody answers, and tells what nobody knows from what was not tried', async () => {
  expect(await withdrawn({ updateTask: { b: silent } })).toEqual({
    questions: { done: 1, not: 1, unknown: 1 },
    confirmations: { done: 1, not: 0, unknown: 0 },
    problem: silent,
    entries: ['a confirmed'],
  });
  expect(await withdrawn({ updateJournalEntry: { a: silent } })).toEqual({
    questions: { done: 1, not: 2, unknown: 0 },
    confirmations: { done: 0, not: 0, unknown: 1 },
    problem: silent,
    entries: ['a bookkeeper_pending'],
  });
});
