import { describe, expect, it } from 'vitest';
import { type Extraction, nothingRead } from '../extraction';
import { correctExtraction, taughtBy, withCorrections } from './correct-extraction';

const place = { left: 0.1, top: 0.1, right: 0.5, bottom: 0.2 };
const read: Extraction = {
  ...nothingRead,
  vendorName: { value: 'HARB0R  ROW', confidence: 0.6, place },
  totalAmount: { value: '44.89', confidence: 0.5, place },
  currency: null,
  issuedOn: { value: '2026-03-04', confidence: 0.95 },
};

describe('a correction', () => {
  it('is certain, and keeps the place and what was read at first', () => {
    const after = correctExtraction(read, { vendor_name: ' Harbor Row ', total_amount: 48.89 });
    expect(after).toEqual({
      ...read,
      vendorName: { value: 'Harbor Row', confidence: 1, place, read: 'HARB0R  ROW' },
      totalAmount: { value: '48.89', confidence: 1, place, read: '44.89' },
    });
    expect(correctExtraction(after, { vendor_name: 'Harbor Row Ceramics' }).vendorName).toMatchObject({
      value: 'Harbor Row Ceramics',
      read: 'HARB0R  ROW',
    });
  });

  it('ends what the print says otherwise than the electronic invoice', () => {
    const totalAmount = { value: '919.00', confidence: 0.5, printed: '119.00' };
    const after = correctExtraction({ ...read, totalAmount }, { total_amount: 119 });
    expect(after.totalAmount).toEqual({ value: '119', confidence: 1, read: '919.00' });
  });

  it('turns the picture, and leaves places as they are', () => {
    const sideways: Extraction = { ...read, turn: 90 };
    expect(correctExtraction(sideways, { turn: 0 })).toEqual({ ...read, turn: 0 });
    expect(correctExtraction(sideways, { currency: 'EUR' }).turn).toBe(90);
    expect(taughtBy(sideways, { turn: 180 })).toBeNull();
  });

  it('may be of what was not read', () => {
    expect(correctExtraction(null, { currency: 'EUR' })).toEqual({
      ...nothingRead,
      currency: { value: 'EUR', confidence: 1, read: null },
    });
  });

  it('teaches the name and the currency of a vendor, by what was read at first', () => {
    expect(taughtBy(read, { vendor_name: 'Harbor Row' })).toEqual({
      readKey: 'harb0r row',
      correction: { name: 'Harbor Row', currency: null },
    });
    const after = correctExtraction(read, { vendor_name: 'Harbor Row' });
    expect(taughtBy(after, { currency: 'CAD' })?.readKey).toBe('harb0r row');
    expect(taughtBy(read, { total_amount: 1 })).toBeNull();
    expect(taughtBy(null, { vendor_name: 'Harbor Row' })).toBeNull();
  });
});

describe('a new reading of the same vendor', () => {
  it('has the corrected name, and the currency where none was read', () => {
    const after = withCorrections(read, { name: 'Harbor Row', currency: 'CAD' });
    expect(after.vendorName).toMatchObject({ value: 'Harbor Row', confidence: 0.95, read: 'HARB0R  ROW' });
    expect(after.currency).toEqual({ value: 'CAD', confidence: 0.85 });
  });

  it('is not sure of a name where only the first line was taken for one, which other shops may print, too', () => {
    const vendorName = { value: 'Customer favourites', confidence: 0.5 };
    const after = withCorrections({ ...read, vendorName }, { name: 'Harbor Row', currency: null });
    expect(after.vendorName).toEqual({ value: 'Harbor Row', confidence: 0.8, read: 'Customer favourites' });
  });

  it('keeps a currency that was read surely', () => {
    const currency = { value: 'EUR', confidence: 0.9 };
    expect(withCorrections({ ...read, currency }, { name: null, currency: 'CAD' }).currency).toBe(currency);
  });

  it('stays as it is without corrections', () => {
    expect(withCorrections(read, null)).toBe(read);
  });
});
