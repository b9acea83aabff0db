import { describe, expect, it } from 'vitest';
import { dueAfterSending, reasonAgainstDue } from './sending-days';

const draft = {
  sent_at: '2026-01-01T00:00:00.000Z',
  created_at: '2025-12-20T08:00:00.000Z',
  due_at: '2026-01-31T00:00:00.000Z',
};

describe('an invoice is due as many days after it is sent as the draft says', () => {
  it.each([
    ['on the day of the draft', draft, '2026-01-01', '2026-01-31'],
    ['two months later', draft, '2026-03-01', '2026-03-31'],
    ['a draft without its day', { ...draft, sent_at: null }, '2026-03-01', '2026-04-12'],
    ['due on the day', { ...draft, due_at: draft.sent_at }, '2026-03-01', '2026-03-01'],
    ['due before the day', { ...draft, due_at: '2025-12-01T00:00:00.000Z' }, '2026-03-01', '2026-03-01'],
  ])('%s', (_, invoice, sent, due) => {
    expect(dueAfterSending(invoice, sent)).toBe(due);
  });
});

it.each([
  ['2026-03-01', '2026-02-28', 'The due date is before the day it was sent'],
  ['2026-03-01', '2026-03-01', null],
  ['2026-03-01', '', null],
  ['', '2026-03-01', null],
])('sent on %s and due on %s is refused: %s', (sent, due, reason) => {
  expect(reasonAgainstDue(sent, due)).toBe(reason);
});
