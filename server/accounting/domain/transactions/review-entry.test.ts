import { describe, expect, it } from 'vitest';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import { entry } from '../postings/testing/small-items';
import { reviewEntry } from './review-entry';

describe('reviewEntry', () => {
  it.each<[ReviewStatus, boolean, ReviewStatus]>([
    ['bookkeeper_pending', true, 'confirmed'],
    ['business_pending', true, 'confirmed'],
    ['confirmed', true, 'confirmed'],
    ['confirmed', false, 'bookkeeper_pending'],
    ['bookkeeper_pending', false, 'bookkeeper_pending'],
    ['business_pending', false, 'business_pending'],
  ])('makes an entry that is %s, with reviewed %s, %s', (is, reviewed, willBe) => {
    const before = entry({ reviewStatus: is });
    const after = reviewEntry(before, reviewed);
    expect(after).toEqual({ ...before, reviewStatus: willBe });
    if (is === willBe) expect(after).toBe(before);
  });
});
