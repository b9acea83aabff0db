import { beforeEach, describe, expect, it, vi } from 'vitest';
import { must } from '@/lib/client/must';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { putQuestionLink } from '../mail/storage/question-links';
import { askedBusiness, makeMember, openMailDesk } from '../mail/testing/mail-desk';
import { dashboardDatabase } from '../session/storage/pool';
import { beginRequest } from '../session/testing/request-at-hand';
import { origin, signInAs } from '../session/testing/small-desk';
import { answerQuestion, openQuestion } from './mail';
import { askOwner, withdrawQuestions, writeTaskMessage } from './tasks';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const desk = openMailDesk();
let books: Awaited<ReturnType<typeof askedBusiness>>;
let entryIds: string[];
/** The questions that were asked last, in the order of the entries. */
let taskIds: string[];
beforeEach(async () => {
  beginRequest({ origin });
  await dashboardDatabase().query('delete from dashboard.users');
  books = await askedBusiness(
    desk.client,
    ['2026-11-12', 'Corner Hardware', 216.4],
    ['2026-11-13', 'Plumber', 99],
  );
  await signInAs(await makeMember(books.businessId, 'bookkeeper'));
  const tasks = must(await desk.client.listTasks({ parameters: books.parameters })).data;
  entryIds = books.taskIds.map((id) => tasks.find((task) => task.id === id)?.journal_entry_id ?? '');
  taskIds = books.taskIds;
  await withdraw([]);
});

const withdraw = (confirmedIds: string[]) =>
  withdrawQuestions(books.businessId, {
    idempotencyKey: crypto.randomUUID(),
    questions: entryIds.map((entryId, at) => ({ entryId, taskId: taskIds[at] ?? '' })),
    confirmedIds,
  });
const parametersOf = (at: number) => ({ ...books.parameters, journal_entry_id: entryIds[at] ?? '' });
const entryAt = async (at: number) =>
  must(await desk.client.getJournalEntry({ parameters: parametersOf(at) })).data;
const statuses = (entries: readonly JournalEntry[]) => entries.map((entry) => entry.review_status);

const confirmFirstAndAsk = async () => {
  const { version } = await entryAt(0);
  const change = { ifMatch: `"${version}"`, body: { review_status: 'confirmed' as const } };
  must(await desk.client.updateJournalEntry({ parameters: parametersOf(0), ...change }));
  const ask = { kind: 'question' as const, body: 'What was this for?' };
  const keyed = { idempotencyKey: crypto.randomUUID(), entryIds };
  const asked = await askOwner(books.businessId, { ...keyed, confirmedIds: entryIds.slice(0, 1), ask });
  expect(asked.ok && statuses(asked.data.entries)).toEqual(['business_pending', 'business_pending']);
  if (asked.ok) taskIds = asked.data.taskIds;
  return asked;
};

it('tells whether anybody has the role of the owner who is asked; the question is kept in any case', async () => {
  const isThere = async () => {
    const asked = await confirmFirstAndAsk();
    return asked.ok && asked.data.hasOwner;
  };
  expect(await isThere()).toBe(false);
  await withdraw([]);
  await makeMember(books.businessId, 'owner');
  expect(await isThere()).toBe(true);
});

it('nothing is asked where somebody has confirmed an entry meanwhile, which the question would take back', async () => {
  const first = await entryAt(0);
  const ask = { kind: 'question' as const, body: 'What was this for?' };
  const send = (confirmedIds: string[], idempotencyKey = crypto.randomUUID()) =>
    askOwner(books.businessId, { idempotencyKey, entryIds: [...entryIds].reverse(), confirmedIds, ask });
  const change = { ifMatch: `"${first.version}"`, body: { review_status: 'confirmed' as const } };
  must(await desk.client.updateJournalEntry({ parameters: parametersOf(0), ...change }));
  const refused = await send([]);
  expect(refused.ok || refused.problem.detail).toMatch(/^Corner Hardware was confirmed meanwhile/);
  expect([(await entryAt(0)).review_status, (await entryAt(1)).review_status]).toEqual([
    'confirmed',
    'bookkeeper_pending',
  ]);
  const key = crypto.randomUUID();
  expect(await send(entryIds.slice(0, 1), key)).toMatchObject({ ok: true });
  expect(await send(entryIds.slice(0, 1), key)).toMatchObject({ ok: true });
});

it('an entry that was confirmed before the owner was asked is confirmed once the question is withdrawn', async () => {
  await confirmFirstAndAsk();
  const back = await withdraw(entryIds.slice(0, 1));
  expect(back.ok && [back.data.questions.done, statuses(back.data.entries)]).toEqual([
    2,
    ['confirmed', 'bookkeeper_pending'],
  ]);
  expect((await entryAt(0)).review_status).toBe('confirmed');
});

it('a question that a colleague has asked about the same entry since stays open', async () => {
  await confirmFirstAndAsk();
  const body = { journal_entry_id: entryIds[0] ?? '', body: 'And whose is it?' };
  const { id } = must(await desk.client.createTask({ parameters: books.parameters, body })).data;
  const back = await withdraw(entryIds.slice(0, 1));
  expect(back.ok && [back.data.questions.done, statuses(back.data.entries)]).toEqual([
    2,
    ['business_pending', 'bookkeeper_pending'],
  ]);
  const query = { journal_entry_id: entryIds[0] ?? '', status: 'open' as const };
  const open = must(await desk.client.listTasks({ parameters: books.parameters, query })).data;
  expect(open.map((task) => task.id)).toEqual([id]);
});

it('a question that somebody has answered meanwhile stays, and its entry is left as it is', async () => {
  await confirmFirstAndAsk();
  const [open] = must(
    await desk.client.listTasks({
      parameters: books.parameters,
      query: { journal_entry_id: entryIds[0] ?? '', status: 'open' },
    }),
  ).data;
  const answer = { from: 'business' as const, body: 'Shelves' };
  must(
    await desk.client.addTaskMessage({
      parameters: { ...books.parameters, task_id: open?.id ?? '' },
      body: answer,
    }),
  );
  const back = await withdraw(entryIds.slice(0, 1));
  expect(back.ok && [back.data.questions.done, statuses(back.data.entries)]).toEqual([
    1,
    ['bookkeeper_pending', 'bookkeeper_pending'],
  ]);
});

it.each([
  ['owner', /^This question was closed meanwhile: no answer is needed\./],
  ['bookkeeper', /^This question was closed meanwhile\. Reopen it/],
] as const)(
  'who writes as %s to a question that was withdrawn is told so in their own words',
  async (role, words) => {
    await confirmFirstAndAsk();
    const query = { journal_entry_id: entryIds[0] ?? '', status: 'open' as const };
    const [open] = must(await desk.client.listTasks({ parameters: books.parameters, query })).data;
    await withdraw(entryIds);
    await signInAs(await makeMember(books.businessId, role));
    const message = {
      idempotencyKey: crypto.randomUUID(),
      taskId: open?.id ?? '',
      message: { body: 'Shelves' },
    };
    const written = await writeTaskMessage(books.businessId, message);
    expect(written.ok || written.problem.detail).toMatch(words);
  },
);

describe('mailed links to a question are used up when it was answered', () => {
  const write = (taskId: string, body: string, more = {}) =>
    writeTaskMessage(books.businessId, {
      idempotencyKey: crypto.randomUUID(),
      taskId,
      message: { body, ...more },
    });
  const ways: [string, (taskIds: string[]) => Promise<unknown>][] = [
    ['in Daybook', ([first = '']) => write(first, 'Shelves')],
    [
      'in Daybook, with another about the same payee',
      ([, other = '']) => write(other, 'Shelves', { for_payee: true }),
    ],
    [
      'by an application',
      ([first = '']) =>
        desk.client.addTaskMessage({
          parameters: { ...books.parameters, task_id: first },
          body: { body: 'Shelves', from: 'business' },
        }),
    ],
  ];
  it.each(ways)('%s, whatever is asked after that', async (_, answer) => {
    books = await askedBusiness(
      desk.client,
      ['2026-11-12', 'Corner Hardware', 216.4],
      ['2026-11-14', 'Corner Hardware', 12],
    );
    const { businessId, taskIds } = books;
    const [taskId = ''] = taskIds;
    const [owner, partner] = [await makeMember(businessId, 'owner'), await makeMember(businessId, 'owner')];
    const linkOf = ({ id: userId }: { id: string }) =>
      putQuestionLink(dashboardDatabase(), { userId, businessId, taskId, mailId: crypto.randomUUID() });
    const links = [await linkOf(owner), await linkOf(partner)];
    await signInAs(owner);
    await answer(taskIds);
    await signInAs(await makeMember(businessId, 'bookkeeper'));
    expect(await write(taskId, 'Which shelves?')).toMatchObject({ ok: true, data: { status: 'open' } });
    for (const token of links) {
      expect(await openQuestion({ token })).toEqual({ ok: true, data: { state: 'answered' } });
      const again = { token, body: 'Those in the shop', ledgerId: null, documentIds: [] };
      expect(await answerQuestion(again)).toMatchObject({ ok: false, problem: { code: 'conflict' } });
    }
    expect(await openQuestion({ token: await linkOf(owner) })).toMatchObject({ data: { state: 'open' } });
  });
});
