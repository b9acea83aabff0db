import { beforeEach, describe, expect, it, vi } from 'vitest';
import { must } from '@/lib/client/must';
import { secondsToWait, shareOfLinks, shareOfPerson, takeRequest } from '../accounting/fair-share';
import { answerQuestion, endQuestionLinks, openQuestion } from '../actions/mail';
import { removeMember } from '../session/members';
import { putMembership } from '../session/storage/memberships';
import { dashboardDatabase } from '../session/storage/pool';
import type { User } from '../session/storage/users';
import { beginRequest } from '../session/testing/request-at-hand';
import { origin, signInAs } from '../session/testing/small-desk';
import { mostDocumentsOfLink, putQuestionLink } from './storage/question-links';
import { askedBusiness, makeMember, openMailDesk } from './testing/mail-desk';
import { uploadByLink as upload } from './testing/upload-by-link';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const desk = openMailDesk();
let books: Awaited<ReturnType<typeof askedBusiness>>;
let owner: User;
beforeEach(async () => {
  beginRequest({ origin, 'x-forwarded-for': '192.0.2.7' });
  await dashboardDatabase().query('delete from dashboard.sign_in_attempts');
  books = await askedBusiness(
    desk.client,
    ['2026-11-12', 'Corner Hardware', 216.4],
    ['2026-11-13', 'Plumber', 99],
  );
  owner = await makeMember(books.businessId, 'owner');
});

const linkTo = (at: number, userId = owner.id) =>
  putQuestionLink(dashboardDatabase(), {
    ...{ userId, businessId: books.businessId, taskId: books.taskIds[at] ?? '', mailId: crypto.randomUUID() },
  });
const taskOf = async (at: number) =>
  must(await desk.client.getTask({ parameters: { ...books.parameters, task_id: books.taskIds[at] ?? '' } }))
    .data;
const words = { body: 'Shelves for the shop', ledgerId: null, documentIds: [] };

it('of two owners who answer at once, one is told that the question is answered already', async () => {
  const partner = await makeMember(books.businessId, 'owner');
  const tokens = [await linkTo(0), await linkTo(0, partner.id)];
  const answers = tokens.map((token, at) => answerQuestion({ ...words, token, body: `Answer ${at}` }));
  const sent = await Promise.all(answers);
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
  expect(sent.find(({ ok }) => !ok)).toMatchObject({
    problem: { code: 'conflict', detail: expect.stringContaining('answered already') },
  });
  expect((await taskOf(0)).messages.filter(({ from }) => from === 'business')).toHaveLength(1);
});

describe('the link to one question', () => {
  it('causes few requests within a minute, together with the other links of the owner, and none of the own share', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const share = shareOfLinks(owner.id);
    while (takeRequest(share) === null);
    const refused = { ok: false, problem: { status: 429, detail: expect.stringContaining('Try again in') } };
    expect(await openQuestion({ token: await linkTo(0) })).toMatchObject(refused);
    expect(await openQuestion({ token: await linkTo(1) })).toMatchObject(refused);
    expect(secondsToWait(shareOfPerson(owner.id))).toBe(0);
    const other = await makeMember(books.businessId, 'owner');
    expect(await openQuestion({ token: await linkTo(0, other.id) })).toMatchObject({ ok: true });
    vi.useRealTimers();
  });

  it('shows the question and nothing else, needs no session, and is not used up by looking', async () => {
    const token = await linkTo(0);
    const opened = { ok: true, data: { state: 'open' } };
    expect(await openQuestion({ token })).toMatchObject(opened);
    const { data } = (await openQuestion({ token })) as { data: unknown };
    expect(data).toEqual({
      state: 'open',
      question: {
        businessName: 'Test Books LLC',
        kind: 'question',
        messages: [{ from: 'bookkeeper', body: 'What was Corner Hardware for?', at: expect.any(String) }],
        payee: 'Corner Hardware',
        day: '2026-11-12',
        units: -21_640n,
        isMovement: true,
        currency: 'USD',
        options: expect.any(Array),
        filesLeft: mostDocumentsOfLink,
      },
    });
    expect(JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toMatch(
      /Plumber|biz_|task_|jrn_/,
    );
  });

  it('takes one answer, as the owner, and then says kindly that it has one', async () => {
    const token = await linkTo(0);
    expect(await answerQuestion({ token, ...words })).toEqual({ ok: true, data: null });
    const answered = await taskOf(0);
    expect(answered.status).toBe('answered');
    expect(answered.messages.at(-1)).toMatchObject({ from: 'business', body: words.body, user_id: owner.id });
    expect((await taskOf(1)).status).toBe('open');
    expect(await openQuestion({ token })).toEqual({ ok: true, data: { state: 'answered' } });
    expect(await answerQuestion({ token, ...words, body: 'Something else' })).toMatchObject({
      ok: false,
      problem: { code: 'conflict' },
    });
    expect((await taskOf(0)).messages).toHaveLength(2);
  });

  it('takes an answer that is sent again, as nobody heard that it came, for the one that is there', async () => {
    const [token, other] = [await linkTo(0), await linkTo(0)];
    const tap = {
      ...words,
      body: '',
      ledgerId: (await taskOf(0)).answer_options?.ledgers[0]?.ledger_id ?? '',
    };
    for (let time = 0; time < 2; time += 1) {
      expect(await answerQuestion({ token, ...tap })).toEqual({ ok: true, data: null });
    }
    for (const changed of [
      { ledgerId: null, body: 'Shelves' },
      { body: 'For the shop' },
      { documentIds: ['doc_1'] },
    ]) {
      expect(await answerQuestion({ token, ...tap, ...changed })).toMatchObject({
        ok: false,
        problem: { code: 'conflict' },
      });
    }
    expect(await answerQuestion({ token: other, ...words })).toMatchObject({ problem: { code: 'conflict' } });
    expect((await taskOf(0)).messages).toHaveLength(2);
  });

  it('says what became of a question that was withdrawn while it was answered', async () => {
    const token = await linkTo(0);
    const parameters = { ...books.parameters, task_id: books.taskIds[0] ?? '' };
    must(await desk.client.updateTask({ parameters, body: { status: 'done' } }));
    expect(await answerQuestion({ token, ...words })).toMatchObject({
      problem: { detail: expect.stringContaining('settled this without an answer') },
    });
  });

  it('keeps one answer of two sent at the same moment', async () => {
    const token = await linkTo(0);
    await Promise.all([answerQuestion({ token, ...words }), answerQuestion({ token, ...words })]);
    expect((await taskOf(0)).messages).toHaveLength(2);
  });

  it('takes a photo, which belongs to the question and to nothing else', async () => {
    const token = await linkTo(0);
    const key = crypto.randomUUID();
    const [kept, again] = [await upload(token, { key }), await upload(token, { key })];
    expect([kept.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(kept.body);
    const document = must(
      await desk.client.getDocument({ parameters: { ...books.parameters, document_id: kept.body.data.id } }),
    ).data;
    expect(document).toMatchObject({ name: 'Quittung für Regale.png', task_id: books.taskIds[0] });
    const said = { ...words, body: '', documentIds: [document.id] };
    // That of another question is refused by its link.
    expect(await answerQuestion({ token: await linkTo(1), ...said })).toMatchObject({
      problem: { status: 422 },
    });
    expect(await answerQuestion({ token, ...said })).toMatchObject({ ok: true });
    expect((await taskOf(0)).messages.at(-1)?.document_ids).toEqual([document.id]);
    expect((await upload(token)).status).toBe(409);
  });

  it('takes only a ledger that was offered', async () => {
    const token = await linkTo(0);
    const ledgers = must(await desk.client.listLedgers({ parameters: books.parameters })).data;
    const { answer_options: options } = await taskOf(0);
    const offered = options?.ledgers.map(({ ledger_id: id }) => id) ?? [];
    const other = ledgers.find(({ id }) => !offered.includes(id))?.id ?? '';
    const tap = { ...words, body: '', ledgerId: other };
    expect(await answerQuestion({ token, ...tap })).toMatchObject({ problem: { status: 422 } });
    expect(await answerQuestion({ token, ...tap, ledgerId: offered[0] ?? '' })).toMatchObject({ ok: true });
  });

  it('takes so many files and no more, and none from a foreign page', async () => {
    const token = await linkTo(0);
    expect((await upload(token, { from: 'https://elsewhere.example' })).status).toBe(403);
    await dashboardDatabase().query('update dashboard.question_links set document_ids = $1', [
      Array.from({ length: mostDocumentsOfLink }, (_, at) => `doc_${at}`),
    ]);
    expect((await upload(token)).status).toBe(409);
  });
});

describe('of a file that is sent', () => {
  /** Files that say how much of them was asked for. */
  const counted = () => {
    const read = { bytes: 0 };
    const chunk = new Uint8Array(1024 ** 2);
    const pull = (controller: ReadableStreamDefaultController) => {
      read.bytes += chunk.length;
      if (read.bytes > 30 * chunk.length) controller.close();
      else controller.enqueue(chunk);
    };
    return { read, body: new ReadableStream({ pull }, { highWaterMark: 0 }) };
  };

  it('nothing is read before it is known that the link takes one', async () => {
    const used = await linkTo(1);
    await answerQuestion({ token: used, ...words });
    for (const [token, status] of [
      ['a-guess', 404],
      [used, 409],
    ] as const) {
      const { read, body } = counted();
      expect([(await upload(token, { body })).status, read.bytes]).toEqual([status, 0]);
    }
  });

  it('no more is read than may be sent', async () => {
    const { read, body } = counted();
    expect((await upload(await linkTo(0), { body })).status).toBe(413);
    expect(read.bytes).toBeLessThan(27 * 1024 ** 2);
  });
});

describe('a link that is over', () => {
  const endings: [string, (token: string) => Promise<unknown>, string][] = [
    [
      'after seven days',
      () =>
        dashboardDatabase().query(
          "update dashboard.question_links set expires_at = now() - interval '1 second'",
        ),
      'over',
    ],
    [
      'when its owner ended all links',
      async () => {
        await signInAs(owner);
        expect(await endQuestionLinks(books.businessId, {})).toEqual({ ok: true, data: null });
        beginRequest({ origin, 'x-forwarded-for': '192.0.2.7' });
      },
      'over',
    ],
    [
      'when its owner was removed',
      async () => {
        const admin = await makeMember(books.businessId, 'admin');
        const removed = { businessId: books.businessId, userId: owner.id, adminId: admin.id };
        expect((await removeMember(dashboardDatabase(), removed)).ok).toBe(true);
      },
      'over',
    ],
    [
      'when its owner keeps the books now',
      () =>
        putMembership(dashboardDatabase(), owner.id, { businessId: books.businessId, role: 'bookkeeper' }),
      'over',
    ],
    [
      'when the bookkeeper asks no more',
      () =>
        desk.client.updateTask({
          parameters: { ...books.parameters, task_id: books.taskIds[0] ?? '' },
          body: { status: 'done' },
        }),
      'closed',
    ],
  ];
  it.each(endings)('%s', async (_, end, state) => {
    const token = await linkTo(0);
    await end(token);
    expect(await openQuestion({ token })).toEqual({ ok: true, data: { state } });
    expect((await answerQuestion({ token, ...words })).ok).toBe(false);
    expect((await upload(token)).status).toBeGreaterThanOrEqual(400);
    expect((await taskOf(0)).messages).toHaveLength(1);
  });

  it('cannot be made to last longer than seven days', async () => {
    await linkTo(0);
    const longer = "update dashboard.question_links set expires_at = created_at + interval '7 days 1 second'";
    await expect(dashboardDatabase().query(longer)).rejects.toThrow('check constraint');
  });

  it('is not in the database, only its hash', async () => {
    const token = await linkTo(0);
    const { rows } = await dashboardDatabase().query<{ row: string }>(
      'select question_links::text as row from dashboard.question_links',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });
});

it('guesses of links are slowed down per network address, and the right one goes on elsewhere', async () => {
  const token = await linkTo(0);
  const answers = [];
  for (let at = 0; at < 25; at += 1) answers.push(await openQuestion({ token: `guess-${at}` }));
  expect(answers[0]).toEqual({ ok: true, data: { state: 'over' } });
  expect(answers.at(-1)).toMatchObject({ ok: false, problem: { status: 429 } });
  expect(await openQuestion({ token })).toMatchObject({ ok: false, problem: { status: 429 } });
  beginRequest({ origin, 'x-forwarded-for': '192.0.2.8' });
  expect(await openQuestion({ token })).toMatchObject({ data: { state: 'open' } });
});
