import { describe, expect, it } from 'vitest';
import { readObjectList } from './s3-object-list';

const listOf = (inside: string) =>
  `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</ListBucketResult>`;
const object = (name: string) =>
  `<Contents><Key>${name}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>1</Size></Contents>`;
const changedAt = Date.UTC(2026, 0, 2, 3, 4, 5);

describe('a page of the objects in a bucket', () => {
  it.each([
    ['of none', '<IsTruncated>false</IsTruncated>', { objects: [], nextToken: null }],
    ['of one', object('documents/a'), { objects: [{ name: 'documents/a', changedAt }], nextToken: null }],
    [
      'that is not the last',
      `${object('1')}${object('2&amp;')}<NextContinuationToken>1=</NextContinuationToken>`,
      {
        objects: [
          { name: '1', changedAt },
          { name: '2&', changedAt },
        ],
        nextToken: '1=',
      },
    ],
  ])('%s', (_, inside, expected) => {
    expect(readObjectList(listOf(inside))).toEqual(expected);
  });

  it('is told from an error', () => {
    expect(() => readObjectList('<Error><Code>AccessDenied</Code></Error>')).toThrow();
  });
});
