import { describe, expect, it } from 'vitest';
import { ledgerChoices } from './ledger-choices';
import { sampleLedger } from './testing/sample-entry';

describe('ledgerChoices', () => {
  it('puts expenses and revenue first, keeps the order within a type and leaves archived ledgers out', () => {
    const choices = ledgerChoices([
      sampleLedger('checking', { type: 'asset' }),
      sampleLedger('sales', { type: 'revenue' }),
      sampleLedger('software'),
      sampleLedger('old', { archived: true }),
      sampleLedger('hosting'),
    ]);
    expect(choices.map((choice) => [choice.group, choice.id])).toEqual([
      ['Expenses', 'software'],
      ['Expenses', 'hosting'],
      ['Revenue', 'sales'],
      ['Assets', 'checking'],
    ]);
  });

  it('puts the ledgers chosen lately first, the latest on top, and shows codes', () => {
    const choices = ledgerChoices(
      [
        sampleLedger('software', { sort_code: '6110' }),
        sampleLedger('hosting'),
        sampleLedger('sales', { type: 'revenue', sort_code: '4010' }),
        sampleLedger('old', { archived: true }),
      ],
      ['sales', 'old', 'gone', 'software'],
    );
    expect(choices.map(({ group, id, code }) => [group, id, code])).toEqual([
      ['Recent', 'sales', '4010'],
      ['Recent', 'software', '6110'],
      ['Expenses', 'hosting', undefined],
    ]);
  });

  it('tells the parents of a ledger from the root on, an archived one too', () => {
    const choices = ledgerChoices([
      sampleLedger('property', { name: 'Property', archived: true }),
      sampleLedger('vehicles', { name: 'Vehicles', parent_id: 'property' }),
      sampleLedger('vans', { name: 'Vans', parent_id: 'vehicles' }),
    ]);
    expect(choices.map((choice) => choice.detail)).toEqual(['Property', 'Property › Vehicles']);
  });
});
