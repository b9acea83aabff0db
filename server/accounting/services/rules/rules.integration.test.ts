import { describe, expect, it } from 'vitest';
import { bankOf, openBankForEach } from '../../testing/bank-imports';
import { newBooks } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';

const { service, books, bank } = openBankForEach();

const send = (method: string, rest: string, body?: unknown) =>
  call(service, method, `${bank.base}/rule${rest}`, body);
const figma = (more: object = {}) => ({
  name: 'Figma',
  conditions: { text: { contains: 'figma' } },
  then: { ledger_id: books.ledger('Software').id },
  ...more,
});
const namesOf = async () => {
  const listed = (await send('GET', '')).data as unknown as { name: string }[];
  return listed.map(({ name }) => name);
};

describe('rules', () => {
  it('are created, read, changed and deleted', async () => {
    const created = await send('POST', '', figma());
    expect(created.status).toBe(201);
    expect(created.data).toMatchObject({ ...figma(), active: true, shadowed_by: null, version: 1 });
    const one = `/${created.data.id}`;
    expect((await send('GET', one)).data).toEqual(created.data);
    const changed = await send('PATCH', one, {
      active: false,
      conditions: {
        amount: { min: 1.5, max: 20 },
        direction: 'out',
        external_account_ids: [bank.account.id],
      },
    });
    expect(changed.data).toMatchObject({
      name: 'Figma',
      active: false,
      conditions: {
        amount: { min: 1.5, max: 20 },
        direction: 'out',
        external_account_ids: [bank.account.id],
      },
      version: 2,
    });
    expect((await send('GET', one)).data).toEqual(changed.data);
    expect((await send('DELETE', one)).status).toBe(200);
    expect((await send('GET', one)).status).toBe(404);
  });

  it('keep a split, tags, a name and a customer', async () => {
    const tag = await call(service, 'POST', `${bank.base}/tag`, { name: 'North' });
    const customer = await call(service, 'POST', `${bank.base}/customer`, { name: 'Fjellsang' });
    const then = {
      split: [
        { ledger_id: books.ledger('Accounts receivable').id, share: 60 },
        { ledger_id: books.ledger('Software').id, share: 40 },
      ],
      tag_ids: [tag.data.id],
      clean_description: 'Fjellsang AS',
      customer_id: customer.data.id,
    };
    expect((await send('POST', '', figma({ then }))).data.then).toEqual(then);
  });

  it('split by fractions as well as by whole parts', async () => {
    const split = (...shares: number[]) =>
      shares.map((share, at) => ({ ledger_id: books.ledger(at === 0 ? 'Software' : 'Travel').id, share }));
    expect((await send('POST', '', figma({ then: { split: split(0.6, 0.4) } }))).status).toBe(201);
    const refused = await send('POST', '', figma({ then: { split: split(0.0000004, -1) } }));
    expect(faultsOf(refused).map((fault) => fault.split(' ')[0])).toEqual([
      '/then/split/0/share',
      '/then/split/1/share',
    ]);
    const [entry] = await bank.importRows(['2026-03-03,Figma Inc,-10.01']);
    expect(entry?.line_entries.map(({ amount }) => Number(amount)).sort()).toEqual([10.01, 4, 6.01].sort());
  });

  it('are tried in their order, and say which one shadows them', async () => {
    const first = await send('POST', '', figma());
    const second = await send('POST', '', figma({ name: 'Inc', conditions: { text: { is: 'Figma Inc' } } }));
    expect(second.data.shadowed_by).toBe(first.data.id);
    const ordered = await send('POST', '/order', { rule_ids: [second.data.id, first.data.id] });
    expect((ordered.data as unknown as object[]).map((rule) => Reflect.get(rule, 'shadowed_by'))).toEqual([
      null,
      null,
    ]);
    expect(await namesOf()).toEqual(['Inc', 'Figma']);
    const foreign = await bankOf(service, await newBooks(service.client));
    const other = await call(service, 'POST', `${foreign.base}/rule`, {
      ...figma(),
      then: { ledger_id: foreign.account.ledger_id },
    });
    const partial = await send('POST', '/order', {
      rule_ids: [second.data.id, second.data.id, other.data.id],
    });
    expect(faultsOf(partial)).toEqual([
      '/rule_ids/1 duplicate',
      '/rule_ids/2 not_found',
      '/rule_ids incomplete',
    ]);
  });

  it('are shadowed by none that waits for an archived ledger', async () => {
    const earlier = figma({ name: 'Earlier', then: { ledger_id: books.ledger('Rent').id } });
    await send('POST', '', earlier);
    const later = await send('POST', '', figma());
    expect(later.data.shadowed_by).not.toBeNull();
    const [entry] = await bank.importRows(['2026-03-03,Figma Inc,-10.00']);
    await call(service, 'PATCH', `${bank.base}/ledger/${books.ledger('Rent').id}`, { archived: true });
    expect((await send('GET', `/${later.data.id}`)).data.shadowed_by).toBeNull();
    await bank.judged();
    const { name: _name, ...asked } = figma({ then: { ledger_id: books.ledger('Travel').id } });
    const preview = await send('POST', '/preview', { ...asked, rule_id: later.data.id });
    expect(preview.data).toMatchObject({ pending_entry_ids: [entry?.id], shadowed_by: null });
  });

  it('are paged', async () => {
    for (const name of ['a', 'b', 'c']) await send('POST', '', figma({ name }));
    const page = (token?: string) => send('GET', `?page_size=2${token ? `&page_token=${token}` : ''}`);
    const first = await page();
    const tokens = (answer: typeof first) => (answer.problem as unknown as { pagination: Tokens }).pagination;
    type Tokens = { next_page_token: string | null; previous_page_token: string | null };
    expect(first.data).toMatchObject([{ name: 'a' }, { name: 'b' }]);
    const second = await page(tokens(first).next_page_token ?? '');
    expect(second.data).toMatchObject([{ name: 'c' }]);
    expect(tokens(second).next_page_token).toBeNull();
    const back = await page(tokens(second).previous_page_token ?? '');
    expect(back.data).toEqual(first.data);
  });

  it.each<[string, () => object, string[]]>([
    ['an unknown ledger', () => ({ then: { ledger_id: 'ldg_x' } }), ['/then/ledger_id not_found']],
    ['no ledger', () => ({ then: {} }), ['/then invalid_value']],
    ['no condition', () => ({ conditions: {} }), ['/conditions invalid_value']],
    [
      'two ways of comparing',
      () => ({ conditions: { text: { is: 'a', contains: 'b' } } }),
      ['/conditions/text invalid_value'],
    ],
    [
      'blank words, which nearly every text has',
      () => ({ conditions: { text: { contains: ' ' } } }),
      ['/conditions/text/contains invalid_value'],
    ],
    [
      'a blank name',
      () => ({ then: { ledger_id: books.ledger('Software').id, clean_description: ' ' } }),
      ['/then/clean_description invalid_value'],
    ],
    [
      'bounds the wrong way round, with too many decimals',
      () => ({ conditions: { amount: { min: 3, max: 2 } } }),
      ['/conditions/amount/max out_of_range'],
    ],
    [
      'too many decimals',
      () => ({ conditions: { amount: { min: 3.001 } } }),
      ['/conditions/amount/min amount_precision'],
    ],
    [
      'payable without a vendor',
      () => ({ then: { ledger_id: books.ledger('Accounts payable').id } }),
      ['/then/vendor_id party_required'],
    ],
    [
      'a vendor on an ordinary ledger',
      () => ({
        then: { ledger_id: books.ledger('Software').id, vendor_id: 'ven_1BoatSLRHtKNngkdXEeobR' },
      }),
      ['/then/vendor_id party_not_allowed'],
    ],
    [
      'unknown tags and accounts',
      () => ({
        conditions: { external_account_ids: ['eac_1BoatSLRHtKNngkdXEeobR'] },
        then: { ledger_id: books.ledger('Software').id, tag_ids: ['tag_1BoatSLRHtKNngkdXEeobR'] },
      }),
      ['/conditions/external_account_ids/0 not_found', '/then/tag_ids/0 not_found'],
    ],
  ])('refuse %s', async (_, more, faults) => {
    const answer = await send('POST', '', figma(more()));
    expect([answer.status, faultsOf(answer)]).toEqual([422, faults]);
  });

  it('are refused at a stale version, and of another business are unknown', async () => {
    const { data } = await send('POST', '', figma());
    const path = `${bank.base}/rule/${data.id}`;
    expect((await call(service, 'PATCH', path, { name: 'x' }, { 'if-match': '"7"' })).status).toBe(412);
    const foreign = await newBooks(service.client);
    for (const method of ['GET', 'DELETE']) {
      const answer = await call(service, method, `/v0/business/${foreign.business.id}/rule/${data.id}`);
      expect(answer.status).toBe(404);
    }
  });
});

describe('a preview', () => {
  it('tells what the rule would change, and what it would have said', async () => {
    const entries = await bank.importRows([
      '2026-03-03,QFORD INC,-45.00',
      '2026-04-03,QFORD INC,-45.00',
      '2026-05-03,QFORD INC,-45.00',
      '2026-06-03,QFORD INC,-45.00',
      '2026-06-04,Zyx Qq,-45.00',
    ]);
    const [agreeing, contradicting, latest, pending] = entries;
    if (!agreeing || !contradicting || !latest || !pending) throw new Error('five entries expected');
    await bank.decide(agreeing, 'Software');
    await bank.decide(contradicting, 'Rent');
    await bank.decide(latest, 'Rent');
    // The queue has learned by then, and says the rent for the pending one.
    await bank.judged();
    const { name: _name, ...asked } = figma({ conditions: { text: { contains: 'qford' } } });
    const preview = await send('POST', '/preview', asked);
    expect(preview.data).toEqual({
      pending_entry_ids: [pending.id],
      agreeing_entry_ids: [agreeing.id],
      contradicting_entry_ids: expect.toSatisfy(
        (ids: string[]) => ids.toSorted().join() === [contradicting.id, latest.id].toSorted().join(),
      ),
      shadowed_by: null,
      considered: { pending: 2, confirmed: 3 },
    });
    expect(await namesOf()).toEqual([]);
    const earlier = await send('POST', '', figma({ conditions: { text: { contains: 'qf' } } }));
    const shadowed = await send('POST', '/preview', asked);
    expect(shadowed.data).toMatchObject({ pending_entry_ids: [], shadowed_by: earlier.data.id });
    const own = await send('POST', '/preview', { ...asked, rule_id: earlier.data.id });
    expect(own.data).toMatchObject({ agreeing_entry_ids: [agreeing.id], shadowed_by: null });
  });

  it('leaves out a payment that a linked refund is of, as the rule will', async () => {
    const conditions = { text: { is: 'zyx qq' } };
    const rule = await send('POST', '', figma({ conditions, then: { ledger_id: books.ledger('Rent').id } }));
    const [paid, other] = await bank.importRows(['2026-03-02,Zyx Qq,-40.00', '2026-03-03,Zyx Qq,-41.00']);
    const [back] = await bank.importRows(['2026-03-09,Zyx Qq refund,10.00']);
    const refund = {
      kind: 'refund',
      transaction_id: back?.transaction_id,
      other_transaction_id: paid?.transaction_id,
    };
    expect((await call(service, 'POST', `${bank.base}/transaction-link`, refund)).status).toBe(201);
    const { then } = figma();
    const asked = { rule_id: rule.data.id, conditions, then };
    expect((await send('POST', '/preview', asked)).data.pending_entry_ids).toEqual([other?.id]);
    await send('PATCH', `/${rule.data.id}`, { then });
    await bank.judged();
    const now = await Promise.all([paid, other].map((entry) => bank.entryOf(entry?.id ?? '')));
    expect(now.map(bank.ledgerOf)).toEqual(['Rent', 'Software']);
  });
});

it('the certain threshold of a business lies between 0.9 and 1', async () => {
  expect(books.business.certain_threshold).toBe(0.98);
  const changed = await call(service, 'PATCH', bank.base, { certain_threshold: 0.95 });
  expect(changed.text).toContain('"certain_threshold":0.95');
  expect((await call(service, 'PATCH', bank.base, { certain_threshold: 0.5 })).status).toBe(422);
});

describe('a declined rule', () => {
  const declined = (payee: string, ledger = 'Software') =>
    call(service, 'GET', `${path()}?${new URLSearchParams({ payee, ledger_id: books.ledger(ledger).id })}`);
  const decline = (body: object) => call(service, 'POST', path(), body);
  const path = () => `${bank.base}/declined-rule`;

  it('is remembered for its payee, in any case, and its ledger alone', async () => {
    expect((await declined('Figma')).data.declined_at).toBeNull();
    const body = { payee: 'Figma', ledger_id: books.ledger('Software').id };
    const first = await decline(body);
    expect([first.status, first.data]).toEqual([201, { ...body, declined_at: expect.any(String) }]);
    expect((await decline({ ...body, payee: 'FIGMA' })).data.declined_at).toBe(first.data.declined_at);
    expect((await declined('figma')).data.declined_at).toBe(first.data.declined_at);
    expect((await declined('Figma', 'Rent')).data.declined_at).toBeNull();
    expect((await declined('Figma Inc')).data.declined_at).toBeNull();
    const log = await call(service, 'GET', `${bank.base}/audit-log?action=decline_rule`);
    expect(log.data).toMatchObject([{ after: { declined_rule: 'Figma → Software' } }]);
  });

  it('must name a ledger of the business', async () => {
    const other = await newBooks(service.client);
    const answer = await decline({ payee: 'Figma', ledger_id: other.ledger('Software').id });
    expect([answer.status, faultsOf(answer)]).toEqual([422, ['/ledger_id not_found']]);
  });
});
