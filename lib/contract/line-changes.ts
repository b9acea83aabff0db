import { z } from 'zod';
import type { IdentifierKind } from '../ids/identifier';
import { identifier } from './primitives';

/** The most items of one bulk request, and the most lines of one entry, bill or invoice. */
export const bulkLimit = 1000;

/** How a PATCH changes lines: those to add, of the shape `line`, and those to take out by their identifiers. */
export function lineChanges<Line extends z.ZodType>(line: Line, kind: IdentifierKind) {
  return z.strictObject({
    create_lines: z.array(line).max(bulkLimit).nullish().describe('Lines to add.'),
    delete_lines: z
      .array(identifier(kind))
      .max(bulkLimit)
      .nullish()
      .describe('Lines to take out. A line is changed by taking it out and adding its replacement.'),
  });
}
