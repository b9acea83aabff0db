import { expect, it } from 'vitest';
import type { MailedReceipts } from '@/lib/mailed-receipts';
import { sentenceOf } from './mailed-words';

const message: MailedReceipts = {
  id: '1',
  state: 'waiting',
  at: '2026-11-23T08:00:00.000Z',
  sender: 'billing@example.com',
  senderName: 'Your bank',
  subject: 'Invoice',
  fileCount: 1,
  isDoubtful: false,
  outcomes: [],
};
const refused = { name: 'a.docx', refusal: 'is no PDF' };

it.each([
  [{}, 'billing@example.com sent 1 receipt.'],
  [{ fileCount: 1200 }, 'billing@example.com sent 1,200 receipts.'],
  [{ fileCount: 0 }, 'billing@example.com sent a message in which there is no receipt.'],
  [
    { isDoubtful: true },
    'A message with 1 receipt says it is from billing@example.com, but the mail server found that it may not be.',
  ],
  [{ sender: '', isDoubtful: true }, 'An unknown sender sent 1 receipt.'],
  [{ sender: '' }, 'An unknown sender sent 1 receipt.'],
  [{ state: 'filed' as const, outcomes: [refused] }, 'billing@example.com sent nothing that could be used.'],
  [
    { state: 'unfiled' as const, fileCount: 2 },
    'billing@example.com sent 2 receipts. They could not be filed, although it was tried for days.',
  ],
  [
    { state: 'unfiled' as const },
    'billing@example.com sent 1 receipt. It could not be filed, although it was tried for days.',
  ],
  [
    { state: 'unfiled' as const, sender: null, fileCount: null },
    'A message came that could not be filed, although it was tried for days.',
  ],
  [
    { state: 'filed' as const, outcomes: [refused, { name: 'b.pdf', refusal: null }] },
    'billing@example.com sent 1 file that could be used.',
  ],
])('%j: %s', (part, sentence) => {
  expect(sentenceOf({ ...message, ...part }, 'en-US')).toBe(sentence);
});
