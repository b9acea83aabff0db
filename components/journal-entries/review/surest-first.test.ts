import { expect, it } from 'vitest';
import { sampleEntry } from '../testing/sample-entry';
import { surestFirst } from './surest-first';

it('puts certain ledgers on top, uncategorized entries last, and keeps the order of equals', () => {
  const suggested = (id: string, categorization_confidence: number) =>
    sampleEntry(id, { categorization_method: 'similarity', categorization_confidence });
  const entries = [
    sampleEntry('open', { categorization_method: 'uncategorized' }),
    suggested('guess', 0.4),
    suggested('sure', 0.99),
    sampleEntry('rule', { categorization_method: 'rule' }),
    suggested('likely', 0.9),
    suggested('as likely', 0.9),
  ];
  expect(surestFirst(entries).map(({ id }) => id)).toEqual([
    'rule',
    'sure',
    'likely',
    'as likely',
    'guess',
    'open',
  ]);
});
