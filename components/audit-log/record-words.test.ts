import { describe, expect, it } from 'vitest';
import type { AuditRecord } from '@/lib/contract/audit-log';
import { actionOf, titleOf } from './record-words';

const record = (changed: Partial<AuditRecord>): AuditRecord => ({
  id: 'aud_1',
  application_id: 'app_1',
  user_id: null,
  business_id: 'biz_1',
  request_id: 'req_1',
  resource_type: 'journal_entry',
  resource_id: 'je_1',
  action: 'update',
  before: null,
  after: null,
  at: '2026-11-21T00:00:00.000Z',
  ...changed,
});

describe('actionOf', () => {
  it.each([
    ['update', 'journal_entry', 'changed journal entry'],
    ['match', 'document', 'linked document'],
    ['unmatch', 'document', 'unlinked document'],
    ['decline_match', 'document', 'declined a match of document'],
    ['enter_bill', 'document', 'entered a bill from document'],
    ['message', 'task', 'commented on task'],
    ['remove_payment', 'bill', 'removed a payment from bill'],
    ['close_down', 'strange_thing', 'close down strange thing'],
  ])('%s of %s is read as "%s"', (action, resource_type, words) => {
    expect(actionOf(record({ action, resource_type }))).toBe(words);
  });
});

describe('actionOf a change of status', () => {
  it.each([
    ['bill', 'paid', 'voided', 'voided bill'],
    ['credit_note', 'open', 'voided', 'voided credit note'],
    ['invoice', 'draft', 'open', 'opened invoice'],
    ['invoice', 'open', 'paid', 'settled invoice'],
    ['bill', 'open', 'open', 'changed bill'],
    ['business', 'active', 'inactive', 'changed business'],
  ])('of %s from %s to %s is read as "%s"', (resource_type, before, after, words) => {
    const sides = { before: { status: before }, after: { status: after } };
    expect(actionOf(record({ resource_type, ...sides }))).toBe(words);
  });
});

describe('titleOf', () => {
  it.each([
    ['what it is called now', { before: { name: 'Old' }, after: { name: 'New' } }, 'New'],
    ['what it was called, once it is gone', { before: { name: 'Old' }, after: null }, 'Old'],
    ['the words of a task', { after: { body: 'What was this?', kind: 'question' } }, 'What was this?'],
    ['nothing, where nothing names it', { after: { review_status: 'confirmed' } }, ''],
  ])('is %s', (_, sides, title) => {
    expect(titleOf(record(sides))).toBe(title);
  });
});
