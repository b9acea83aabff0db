import { beforeEach, expect, it, vi } from 'vitest';
import { must } from '@/lib/client/must';
import { askedBusiness, makeMember, openMailDesk } from '../mail/testing/mail-desk';
import { dashboardDatabase } from '../session/storage/pool';
import type { User } from '../session/storage/users';
import { beginRequest } from '../session/testing/request-at-hand';
import { origin, signInAs } from '../session/testing/small-desk';
import { updateJournalEntries, updateJournalEntry } from './journal-entries';
import { updateLedger } from './ledgers';
import { updateParty } from './parties';
import { createRule, deleteRule, updateRule } from './rules';

vi.mock('next/headers', async () => (await import('../session/testing/request-at-hand')).nextHeaders);

const desk = openMailDesk();
let books: Awaited<ReturnType<typeof askedBusiness>>;
let [me, other] = [] as unknown as [User, User];
let entryIds: string[];
beforeEach(async () => {
  beginRequest({ origin });
  await dashboardDatabase().query('delete from dashboard.users');
  books = await askedBusiness(
    desk.client,
    ['2026-11-12', 'Corner Hardware', 216.4],
    ['2026-11-13', 'Plumber', 99],
  );
  me = await makeMember(books.businessId, 'bookkeeper');
  other = await makeMember(books.businessId, 'bookkeeper');
  const tasks = must(await desk.client.listTasks({ parameters: books.parameters })).data;
  entryIds = tasks.map((task) => task.journal_entry_id ?? '');
});

const present = async (at: number) => {
  const parameters = { ...books.parameters, journal_entry_id: entryIds[at] ?? '' };
  return must(await desk.client.getJournalEntry({ parameters })).data;
};
const noteAs = async (who: User, at: number, notes: string, version: number) => {
  await signInAs(who);
  const change = { idempotencyKey: crypto.randomUUID(), entryId: entryIds[at] ?? '', version };
  return updateJournalEntry(books.businessId, { ...change, changes: { notes } });
};

it('a stale change says who changed the entry since it was seen', async () => {
  const { id, version } = await present(0);
  expect(await noteAs(me, 0, 'seen by me', version)).toMatchObject({ ok: true });
  const own = await noteAs(me, 0, 'from the other window', version);
  expect(own).toMatchObject({ problem: { changedBy: { [id]: 'You, in another window,' } } });

  expect(await noteAs(other, 0, 'seen by them', version + 1)).toMatchObject({ ok: true });
  const theirs = await noteAs(me, 0, 'late', version + 1);
  expect(theirs).toMatchObject({ problem: { changedBy: { [id]: other.name } } });
  const both = await noteAs(me, 0, 'later', version);
  const subject = `${other.name} and you, in another window,`;
  expect(both).toMatchObject({ problem: { changedBy: { [id]: subject } } });
});

it('of many changes, each that was refused names its own', async () => {
  const entries = [await present(0), await present(1)];
  await noteAs(other, 1, 'theirs', entries[1]?.version ?? 0);
  await signInAs(me);
  const items = entries.map(({ id, version }) => ({
    journal_entry_id: id,
    version,
    changes: { notes: 'mine' },
  }));
  const answer = await updateJournalEntries(books.businessId, { idempotencyKey: crypto.randomUUID(), items });
  expect(answer.ok || answer.problem.changedBy).toEqual({ [entryIds[1] ?? '']: other.name });
});

it('a change in which nobody signed in names nobody', async () => {
  const { id, version } = await present(0);
  const parameters = { ...books.parameters, journal_entry_id: id };
  must(await desk.client.updateJournalEntry({ parameters, ifMatch: `"${version}"`, body: { notes: 'x' } }));
  const answer = await noteAs(me, 0, 'late', version);
  expect(answer).toMatchObject({ problem: { changedBy: { [id]: 'Daybook or an application' } } });
});

it('a vendor is one of the records that tell', async () => {
  const vendor = must(
    await desk.client.createVendor({ parameters: books.parameters, body: { name: 'Corner Hardware' } }),
  ).data;
  const rename = async (who: User, name: string) => {
    await signInAs(who);
    const change = { kind: 'vendor' as const, idempotencyKey: crypto.randomUUID(), partyId: vendor.id };
    return updateParty(books.businessId, { ...change, version: vendor.version, changes: { name } });
  };
  expect(await rename(other, 'Corner Tools')).toMatchObject({ ok: true });
  expect(await rename(me, 'Corner')).toMatchObject({ problem: { changedBy: { [vendor.id]: other.name } } });
});

it('a ledger tells, in words of the person', async () => {
  const [ledger] = must(await desk.client.listLedgers({ parameters: books.parameters })).data;
  if (!ledger) throw new Error('The business has no ledgers.');
  const rename = async (who: User, name: string) => {
    await signInAs(who);
    const change = { ledgerId: ledger.id, version: ledger.version, changes: { name } };
    return updateLedger(books.businessId, change);
  };
  expect(await rename(other, 'Main account')).toMatchObject({ ok: true });
  expect(await rename(me, 'Current account')).toMatchObject({
    problem: {
      changedBy: { [ledger.id]: other.name },
      detail: `${other.name} changed it meanwhile. Nothing was saved: check what is there now, then try again.`,
    },
  });
});

it('a rule tells who changed it, and that it was deleted', async () => {
  const [ledger] = must(await desk.client.listLedgers({ parameters: books.parameters })).data;
  await signInAs(other);
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const made = await createRule(books.businessId, {
    ...key(),
    rule: {
      name: 'Tools',
      conditions: { text: { contains: 'tool' } },
      then: { ledger_id: ledger?.id ?? '' },
    },
  });
  if (!made.ok) throw new Error(made.problem.detail);
  const ruleId = made.data.id;
  const rename = (name: string) =>
    updateRule(books.businessId, { ...key(), ruleId, version: 1, rule: { name } });
  expect(await rename('Hand tools')).toMatchObject({ ok: true });
  await signInAs(me);
  expect(await rename('Power tools')).toMatchObject({ problem: { changedBy: { [ruleId]: other.name } } });
  expect(await deleteRule(books.businessId, { ruleId })).toMatchObject({ ok: true });
  expect(await rename('Power tools')).toMatchObject({
    problem: { code: 'not_found', detail: expect.stringMatching(/removed it meanwhile/) },
  });
});
