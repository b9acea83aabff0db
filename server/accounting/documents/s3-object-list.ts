import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

export type ObjectList = {
  objects: { name: string /** Milliseconds. */; changedAt: number }[];
  /** Null when this is the last page. */
  nextToken: string | null;
};

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

const answer = z.object({
  ListBucketResult: z.object({
    Contents: z
      .array(z.object({ Key: z.string(), LastModified: z.string().transform((text) => Date.parse(text)) }))
      .default([]),
    NextContinuationToken: z.string().nullable().default(null),
  }),
});

/** Reads the answer to ListObjectsV2 of S3. Throws when it is none. */
export function readObjectList(xml: string): ObjectList {
  const { Contents, NextContinuationToken } = answer.parse(parser.parse(xml)).ListBucketResult;
  return {
    objects: Contents.map(({ Key, LastModified }) => ({ name: Key, changedAt: LastModified })),
    nextToken: NextContinuationToken,
  };
}
