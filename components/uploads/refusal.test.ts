import { describe, expect, it } from 'vitest';
import type { ClientProblem } from '@/lib/client/client';
import { refusalOf } from './refusal';

const problem = (status: number, code: string, fault?: string): ClientProblem => ({
  status,
  code,
  detail: `Told by the service: ${code}.`,
  ...(fault ? { errors: [{ path: '/file', code: fault, message: 'must be otherwise' }] } : {}),
});

describe('refusalOf', () => {
  it.each([
    ['an archive', problem(415, 'archive'), /Unpack it/],
    ['a foreign type', problem(415, 'unsupported_media_type'), /PNG, JPEG or WebP/],
    ['a large file', problem(413, 'too_large'), /25 MB/],
    ['a broken image', problem(422, 'broken_file'), /broken/],
    ['an empty file', problem(422, 'validation_failed', 'empty_file'), /empty/],
    ['too many pixels', problem(422, 'validation_failed', 'too_many_pixels'), /megapixels/],
    ['a long name', problem(422, 'validation_failed', 'too_long'), /Rename/],
    ['a stranger to the business', problem(404, 'not_found'), /^Told by the service: not_found/],
  ])('does not send %s again', (_, told, sentence) => {
    expect(refusalOf(told)).toEqual({ sentence: expect.stringMatching(sentence), canRetry: false });
  });

  it.each([
    problem(0, 'unreachable'),
    problem(401, 'unauthorized'),
    problem(409, 'idempotency_in_flight'),
    problem(429, 'too_many_requests'),
    problem(503, 'unavailable'),
  ])('lets $code be tried again, in its own words', (told) => {
    expect(refusalOf(told)).toEqual({ sentence: told.detail, canRetry: true });
  });
});
