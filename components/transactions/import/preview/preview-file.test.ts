import { describe, expect, it } from 'vitest';
import { chosenFile } from '../testing/chosen-file';
import { PreviewRefused, previewOptions } from './preview-file';

const { file } = chosenFile('a', 'a.csv');
const { retry } = previewOptions(
  { businessId: 'biz_1', file, accountId: null, statement: null, mapping: null },
  'a',
);
const refusedWith = (status: number, code: string) => new PreviewRefused({ status, code, detail: '' });

describe('a preview is tried again', () => {
  it.each([
    ['where nobody answered', true, refusedWith(0, 'unreachable')],
    ['where too much was asked for', true, refusedWith(429, 'rate_limited')],
    ['where the service is not ready', true, refusedWith(503, 'unavailable')],
    ['not where the file is no bank file', false, refusedWith(422, 'unrecognized_file')],
    ['not where the file can no longer be read', false, new Error('NotReadableError')],
  ])('%s: %s', (_name, expected, error) => {
    expect(retry(0, error)).toBe(expected);
  });

  it('a few times', () => {
    expect(retry(3, refusedWith(503, 'unavailable'))).toBe(false);
  });
});
