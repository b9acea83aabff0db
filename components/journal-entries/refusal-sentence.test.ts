import { describe, expect, it } from 'vitest';
import { lacksParty, refusalSentence } from './refusal-sentence';

const problem = (code: string, fault?: string) => ({
  code,
  status: 409,
  detail: 'Told by the service.',
  ...(fault ? { errors: [{ path: '', code: fault, message: 'is refused' }] } : {}),
});

describe('the sentence for a refusal of an entry', () => {
  it.each([
    [problem('belongs_to_transaction'), /changing its other lines/],
    [problem('off_the_bank'), /add up to the amount/],
    [problem('reconciled'), /Remove the reconciliation/],
    [
      problem('conflict', 'entry_of_document'),
      /a bill, an invoice or a credit note\. Change or void that instead/,
    ],
    [problem('conflict', 'entry_with_payments'), /Remove the payments/],
    [problem('conflict', 'entry_reversed'), /Write a new entry instead/],
    [problem('conflict', 'entry_taken_over'), /unlink it there instead/],
    [problem('conflict', 'transfer_leg_exists'), /Link the two as a transfer instead/],
    [problem('period_locked'), /^Told by the service\.$/],
  ])('%o', (told, sentence) => {
    expect(refusalSentence(told)).toMatch(sentence);
  });
});

it('is of an entry that is gone where the service does not find it', () => {
  const errors = [{ path: '/0/journal_entry_id', code: 'not_found', message: 'is not an entry' }];
  expect(refusalSentence({ ...problem('validation_failed'), errors })).toMatch(
    /^It is no longer in the books/,
  );
  const ledger = [
    { path: '/0/changes/line_changes/create_lines/0/ledger_id', code: 'not_found', message: '' },
  ];
  expect(refusalSentence({ ...problem('validation_failed'), errors: ledger })).toBe('Told by the service.');
});

it.each([
  [problem('party_required'), true],
  [problem('validation_failed', 'party_required'), true],
  [problem('validation_failed', 'ledger_archived'), false],
  [problem('period_locked'), false],
])('%o lacks a vendor or customer: %s', (told, lacks) => {
  expect(lacksParty(told)).toBe(lacks);
});
