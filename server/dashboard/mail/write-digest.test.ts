import { describe, expect, it } from 'vitest';
import { groupByPayee, type ListedQuestion } from './question-list';
import { writeDigest } from './write-digest';

const addresses = {
  question: (taskId: string) => `https://books.example/answer#${taskId}`,
  tasks: 'https://books.example/tasks',
  choices: 'https://books.example/account',
};

const question = (part: Partial<ListedQuestion>): ListedQuestion => ({
  taskId: 't1',
  kind: 'question',
  asked: 'What was this for?',
  payee: 'Office Depot',
  day: '2026-11-12',
  units: -21_640n,
  ...part,
});

function digestOf(questions: ListedQuestion[], { openCount = questions.length, locale = 'en-GB' } = {}) {
  const list = { businessName: 'Bakery & Sons', currency: 'EUR', payees: groupByPayee(questions), openCount };
  return writeDigest(list, { name: 'Dana', locale }, addresses, 'Each link opens one question.');
}

describe('a digest', () => {
  it('groups questions by payee, with days, amounts and one link each', () => {
    const { subject, text } = digestOf([
      question({}),
      question({ taskId: 't2', payee: 'Plumber', units: -9900n, kind: 'receipt_request', asked: 'Please' }),
      question({ taskId: 't3', payee: 'OFFICE DEPOT', day: '2026-11-20', units: 5000n }),
    ]);
    expect(subject).toBe('3 questions about Bakery & Sons');
    expect(text).toBe(`Hello Dana,

Your bookkeeper has 3 questions about Bakery & Sons. Each link opens one question.

Office Depot

  20 Nov 2026 · 50.00 EUR
  What was this for?
  https://books.example/answer#t3

  12 Nov 2026 · (216.40) EUR
  What was this for?
  https://books.example/answer#t1

Plumber

  12 Nov 2026 · (99.00) EUR
  Receipt wanted: Please
  https://books.example/answer#t2

What you are mailed, and how often: https://books.example/account`);
  });

  it('writes numbers and days as the reader does', () => {
    expect(digestOf([question({ units: -123_456n })], { locale: 'de-DE' }).text).toContain(
      '12. Nov. 2026 · −1.234,56 EUR',
    );
  });

  it('says how many questions it does not list', () => {
    const { subject, text } = digestOf([question({})], { openCount: 13 });
    expect(subject).toBe('13 questions about Bakery & Sons');
    expect(text).toContain('12 further questions are in Daybook:\nhttps://books.example/tasks');
  });

  it('lets nothing that a bank or a bookkeeper wrote become HTML, and loads nothing', () => {
    const { html = '' } = digestOf([
      question({
        payee: '<img src="https://evil.example/x">',
        asked: '<a href="https://evil.example">pay</a>',
      }),
    ]);
    expect(html).toContain('&lt;img src=&quot;https://evil.example/x&quot;&gt;');
    expect(html).not.toMatch(/<img|src=["']|url\(|<link|<script|href="https:\/\/evil/);
  });
});
