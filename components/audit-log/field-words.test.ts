import { describe, expect, it } from 'vitest';
import { fieldName, valueText } from './field-words';

const wording = {
  currency: 'USD',
  locale: 'en-US',
  names: new Map([['ldg_1', 'Rent']]),
  timeZone: 'UTC',
};

describe('fieldName', () => {
  it.each([
    [['name'], 'Name'],
    [['line_entries', '#2', 'amount'], 'Line 2 · Amount'],
    [['debit_credit'], 'Side'],
    [['metadata_', 'shop_id'], 'Metadata · Shop id'],
  ])('of %j is %s', (path, name) => {
    expect(fieldName(path)).toBe(name);
  });
});

describe('valueText', () => {
  it.each([
    [['amount'], 1234.5, '1,234.50'],
    [['total_paid'], { value: '90071992547409.91' }, '90,071,992,547,409.91'],
    [['unit_price'], 0.125, '0.125'],
    [['amount'], -3, '(3.00)'],
    [['quantity'], 1234, '1234'],
    [['is_reconciled'], true, 'Yes'],
    [['archived'], false, 'No'],
    [['datetime'], '2026-11-03T00:00:00.000Z', 'Nov 3, 2026'],
    [['revoked_at'], '2026-11-03T14:05:00.000Z', 'Nov 3, 2026, 2:05 PM'],
    [['books_locked_through'], '2026-10-31', 'Oct 31, 2026'],
    [['ledger_id'], 'ldg_1', 'Rent'],
    [['tag_ids'], 'ldg_1, tag_2', 'Rent, tag_2'],
    [['review_status'], 'bookkeeper_pending', 'Bookkeeper pending'],
    [['entity_type'], 's-corp', 'S-corp'],
    [['description'], '2026-10-31', '2026-10-31'],
    [['name'], 'bookkeeper_pending', 'bookkeeper_pending'],
    [['currency'], 'USD', 'USD'],
  ])('of %j %j is %s', (path, leaf, text) => {
    // Some versions of the locale data put a narrow space before the half of the day.
    expect(valueText(path, leaf, wording).replaceAll('\u202f', ' ')).toBe(text);
  });
});
