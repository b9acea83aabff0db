import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Client, ClientProblem } from '@/lib/client/client';
import { accept, refuse } from '@/lib/result';
import { dashboardLogger } from '../session/dashboard-logger';
import { type Opening, postOpening } from './post-opening';

const lost: ClientProblem = {
  code: 'unreachable',
  status: 0,
  detail: 'The accounting service did not answer (socket hang up).',
};
const ledger = {
  name: 'Bank',
  type: 'asset',
  subtype: 'current_asset',
  debit_credit: 'debit',
  report_cash_flow: true,
} as const;
const opening: Opening = {
  idempotencyKey: 'key',
  day: '2025-12-31',
  ledgers: [
    { ref: 'a', parent: null, ledger },
    { ref: 'b', parent: null, ledger },
  ],
  entries: [
    {
      description: 'Opening balances',
      lines: [
        { ref: 'a', debit_credit: 'debit', amount: 5 },
        { ref: 'b', debit_credit: 'credit', amount: 5 },
      ],
    },
  ],
  seen: [],
};

/** A service that answers the entries with the problem, after or instead of posting them; later ones it answers as it does. */
function serviceThatAnswers(problem: ClientProblem, { posts = false } = {}) {
  const posted: string[] = [];
  let isFirst = true;
  const client = {
    getTrialBalance: async () =>
      accept({
        data: [{ records: posted.map(() => ({ ledger_id: 'led_a', debit: 5, credit: 0 })) }],
      }),
    createLedger: async ({ idempotencyKey }: { idempotencyKey: string }) =>
      accept({ data: { id: `led_${idempotencyKey.at(-1)}` } }),
    bulkCreateJournalEntries: async ({ idempotencyKey }: { idempotencyKey: string }) => {
      if (posts || !isFirst) posted.push(idempotencyKey);
      const answer = isFirst ? refuse(problem) : accept({ data: [{ id: 'ent_1' }] });
      isFirst = false;
      return answer;
    },
  };
  const post = (some: Partial<Opening> = {}) =>
    postOpening(client as unknown as Client, 'biz_1', { ...opening, ...some });
  return { posted, post };
}

const withoutLedgers = { ledgers: opening.ledgers.slice(0, 0) };
const oneLedger = { ledgers: opening.ledgers.slice(0, 1) };
const unknown = 'It is not known whether the balances were posted. Posting again posts nothing twice.';

const warnings: unknown[] = [];
beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(dashboardLogger(), 'warn').mockImplementation((what: unknown) => void warnings.push(what));
});
afterEach(() => vi.restoreAllMocks());

it.each<[what: string, problem: ClientProblem, why: string]>([
  ['the answer is lost', lost, 'Daybook did not answer.'],
  ['a gateway gives up', { ...lost, status: 504 }, 'Daybook did not answer.'],
  [
    'the service fails',
    { code: 'internal_error', status: 500, detail: 'Something went wrong.' },
    'Something went wrong.',
  ],
  [
    'the first request is at work',
    { code: 'idempotency_in_flight', status: 409, detail: 'It is still in progress.' },
    'It is still in progress.',
  ],
])('says that it is not known what was posted where %s', async (_what, problem, why) => {
  const detailAfter = async (some: Partial<Opening>) => {
    const answer = await serviceThatAnswers(problem).post(some);
    return answer.ok ? null : answer.problem.detail;
  };
  const two = 'The 2 new ledgers were created before that and stay: posting again uses them.';
  expect(await detailAfter({})).toBe(`${why} ${unknown} ${two}`);
  const one = 'The new ledger was created before that and stays: posting again uses it.';
  expect(await detailAfter(oneLedger)).toBe(`${why} ${unknown} ${one}`);
  expect(await detailAfter(withoutLedgers)).toBe(`${why} ${unknown}`);
  expect(warnings).toEqual([{ problem }, { problem }, { problem }]);
});

it('posts nothing twice where the answer to what was posted is lost', async () => {
  const { posted, post } = serviceThatAnswers(lost, { posts: true });
  expect(await post()).toMatchObject({ ok: false, problem: { code: 'unknown_outcome', status: 0 } });
  expect(await post()).toMatchObject({ ok: false, problem: { code: 'stale_version' } });
  expect(posted).toEqual(['key']);
});

it('posts under the same key where nothing was', async () => {
  const { posted, post } = serviceThatAnswers(lost);
  await post();
  expect(await post()).toEqual({ ok: true, value: { entryIds: ['ent_1'] } });
  expect(posted).toEqual(['key']);
});

it('says that no balances were posted where the entries were refused', async () => {
  const locked: ClientProblem = { code: 'period_locked', status: 409, detail: 'The books are locked.' };
  expect(await serviceThatAnswers(locked).post()).toMatchObject({
    problem: {
      code: 'period_locked',
      detail:
        'The books are locked. No balances were posted. The 2 new ledgers were created before that and stay, without entries: posting again uses them.',
    },
  });
  expect(await serviceThatAnswers(locked).post(withoutLedgers)).toEqual({ ok: false, problem: locked });
});

it('says nothing of the kind where other entries were posted under the key', async () => {
  const used: ClientProblem = { code: 'idempotency_mismatch', status: 409, detail: 'Already used.' };
  expect(await serviceThatAnswers(used).post()).toEqual({ ok: false, problem: used });
});

it('makes a ledger below one that is made before it, or that is there', async () => {
  const bodies: unknown[] = [];
  const client = {
    getTrialBalance: async () => accept({ data: [] }),
    createLedger: async ({ body }: { body: { parent_id?: string } }) => {
      bodies.push(body.parent_id);
      return accept({ data: { id: `led_${bodies.length}` } });
    },
  };
  const ledgers = [
    { ref: 'a', parent: null, ledger },
    { ref: 'b', parent: 'a', ledger },
    { ref: 'c', parent: 'led_there', ledger },
  ];
  await postOpening(client as unknown as Client, 'biz_1', { ...opening, ledgers, entries: [] });
  expect(bodies).toEqual([undefined, 'led_1', 'led_there']);
});
