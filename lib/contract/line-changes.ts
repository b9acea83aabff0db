import { z } from 'zod';
import type { IdentifierKind } from '../ids/identifier';
import { bulkLimit } from './bulk-limit';
import { identifier } from './primitives';

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
