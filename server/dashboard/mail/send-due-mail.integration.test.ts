import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { must } from '@/lib/client/must';
import { type Share, secondsToWait, shareOfMail, shareOfPerson } from '../accounting/fair-share';
import { dashboardDatabase } from '../session/storage/pool';
import { sendDueMail } from './send-due-mail';
import { putChoice } from './storage/mail-choices';
import { claimMail } from './storage/mails';
import { askedBusiness, makeMember, openMailDesk } from './testing/mail-desk';

// A Monday.
const monday = new Date('2026-11-23T09:00:00Z');
const desk = openMailDesk();
beforeEach(async () => {
  await dashboardDatabase().query('delete from dashboard.users');
  desk.mail.messages.length = 0;
  Object.assign(desk.mail.state, { refuses: false, breaksOff: false, staysSilent: false });
});

const statesOf = async () =>
  (await dashboardDatabase().query<{ state: string }>('select state from dashboard.mails')).rows.map(
    ({ state }) => state,
  );
const linkCount = async () =>
  (await dashboardDatabase().query('select from dashboard.question_links')).rows.length;

describe('the digest of questions', () => {
  it('goes to the owner once a week, with a link to each question, and ends by one click', async () => {
    const { businessId } = await askedBusiness(
      desk.client,
      ['2026-11-12', 'Corner Hardware', 216.4],
      ['2026-11-13', 'Plumber', 99],
    );
    const owner = await makeMember(businessId, 'owner');
    await makeMember(businessId, 'bookkeeper');
    await sendDueMail(new Date('2026-11-23T07:59:00Z'), ['questions']);
    expect(desk.mail.messages).toEqual([]);
    await sendDueMail(monday, ['questions']);
    await sendDueMail(new Date('2026-11-24T09:00:00Z'), ['questions']);
    expect(desk.mail.messages.map(({ to }) => to)).toEqual([owner.email]);
    const text = desk.mail.messages[0]?.text ?? '';
    expect(text).toContain('Subject: 2 questions about Test Books LLC');
    expect(text).toContain('Nov 12, 2026 · (216.40) USD');
    expect(text.match(/http:\/\/127\.0\.0\.1:3000\/answer#[\w-]{43}\s/g)).toHaveLength(2);
    expect(text).toMatch(/^List-Unsubscribe:\s+<http:\/\/127\.0\.0\.1:3000\/api\/mail\/unsubscribe\?token=/m);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(await linkCount()).toBe(2);
    await sendDueMail(new Date('2026-11-30T09:00:00Z'), ['questions']);
    expect(desk.mail.messages).toHaveLength(2);
  });

  it('takes its requests to the service from a share of its own, not from that of a person', async () => {
    const { businessId } = await askedBusiness(desk.client, ['2026-11-12', 'Plumber', 99]);
    const owner = await makeMember(businessId, 'owner');
    // In a minute in which nothing was sent yet.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const isTouched = (share: Share) => secondsToWait(share, share.most) > 0;
    expect(isTouched(shareOfMail)).toBe(false);
    await sendDueMail(monday, ['questions']);
    expect([isTouched(shareOfMail), isTouched(shareOfPerson(owner.id))]).toEqual([true, false]);
    vi.useRealTimers();
  });

  it('is not sent where nothing is asked, even if something is later in the week', async () => {
    const { businessId } = await askedBusiness(desk.client);
    await makeMember(businessId, 'owner');
    await sendDueMail(monday, ['questions']);
    expect(desk.mail.messages).toEqual([]);
    expect(await statesOf()).toEqual(['nothing']);
  });

  it('leads a bookkeeper who wants it to Daybook, and keeps no link that answers', async () => {
    const { businessId, taskIds } = await askedBusiness(desk.client, ['2026-11-12', 'Plumber', 99]);
    const { id } = await makeMember(businessId, 'bookkeeper');
    await putChoice(dashboardDatabase(), id, businessId, { questions: 'daily', packages: false });
    await dashboardDatabase().query("update dashboard.mail_choices set changed_at = '2026-11-01'");
    await sendDueMail(monday, ['questions']);
    expect(desk.mail.messages[0]?.text).toContain(`/b/${businessId}/tasks?task=${taskIds[0]}`);
    expect(await linkCount()).toBe(0);
  });

  it('goes once, however many processes look at the same moment', async () => {
    const { businessId } = await askedBusiness(desk.client, ['2026-11-12', 'Plumber', 99]);
    await makeMember(businessId, 'owner');
    await Promise.all(Array.from({ length: 6 }, () => sendDueMail(monday, ['questions'])));
    expect(desk.mail.messages).toHaveLength(1);
    expect(await statesOf()).toEqual(['sent']);
    expect(await linkCount()).toBe(1);
  });
});

describe('when something ends in the midst of it', () => {
  it('is not sent a second time after the process was killed while the mail server had it', async () => {
    const { businessId } = await askedBusiness(desk.client, ['2026-11-12', 'Plumber', 99]);
    await makeMember(businessId, 'owner');
    desk.mail.state.staysSilent = true;
    const program = join('server', 'dashboard', 'mail', 'testing', 'send-due.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program, monday.toISOString()], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await vi.waitUntil(() => desk.mail.messages.length === 1, { timeout: 40_000 });
    child.kill('SIGKILL');
    await once(child, 'exit');
    desk.mail.state.staysSilent = false;
    await dashboardDatabase().query('update dashboard.mails set due_again = now()');
    await sendDueMail(monday, ['questions']);
    expect(desk.mail.messages).toHaveLength(1);
    expect(await statesOf()).toEqual(['sending']);
  });

  it('is sent by another process once the lease of one that was killed before is over', async () => {
    const { businessId } = await askedBusiness(desk.client, ['2026-11-12', 'Plumber', 99]);
    const { id: userId } = await makeMember(businessId, 'owner');
    const key = { userId, businessId, kind: 'questions' as const, period: '2026-11-23' };
    const killed = await claimMail(dashboardDatabase(), key);
    await sendDueMail(monday, ['questions']);
    expect(desk.mail.messages).toEqual([]);
    await dashboardDatabase().query('update dashboard.mails set due_again = now()');
    await sendDueMail(monday, ['questions']);
    expect(desk.mail.messages).toHaveLength(1);
    expect(killed?.attempt).toBe(1);
  });

  it('is tried again later when the mail server refuses, and its links end', async () => {
    const { businessId } = await askedBusiness(desk.client, ['2026-11-12', 'Plumber', 99]);
    await makeMember(businessId, 'owner');
    desk.mail.state.refuses = true;
    await sendDueMail(monday, ['questions']);
    expect([await statesOf(), await linkCount()]).toEqual([['preparing'], 0]);
    desk.mail.state.refuses = false;
    await sendDueMail(monday, ['questions']);
    expect(desk.mail.messages).toEqual([]);
    await dashboardDatabase().query('update dashboard.mails set due_again = now()');
    await sendDueMail(monday, ['questions']);
    expect(desk.mail.messages).toHaveLength(1);
    expect(await statesOf()).toEqual(['sent']);
  });

  it('is not sent again when the connection broke off, since nobody knows whether it has gone', async () => {
    const { businessId } = await askedBusiness(desk.client, ['2026-11-12', 'Plumber', 99]);
    await makeMember(businessId, 'owner');
    desk.mail.state.breaksOff = true;
    await sendDueMail(monday, ['questions']);
    desk.mail.state.breaksOff = false;
    await dashboardDatabase().query('update dashboard.mails set due_again = now()');
    await sendDueMail(monday, ['questions']);
    expect(desk.mail.messages).toEqual([]);
    expect(await statesOf()).toEqual(['sending']);
  });
});

it('word of a package comes when a month is closed to its end, once', async () => {
  const { businessId, parameters } = await askedBusiness(desk.client);
  await makeMember(businessId, 'owner');
  await sendDueMail(monday, ['package']);
  expect(desk.mail.messages).toEqual([]);
  must(
    await desk.client.lockBooks({
      parameters,
      body: { through: '2026-10-31', reason: 'closed' },
    }),
  );
  await sendDueMail(monday, ['package']);
  await sendDueMail(monday, ['package']);
  expect(desk.mail.messages).toHaveLength(1);
  expect(desk.mail.messages[0]?.text).toContain(`/b/${businessId}/reports/month-end?month=2026-10`);
});
