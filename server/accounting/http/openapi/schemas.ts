import { z } from 'zod';

export type Schema = Record<string, unknown>;

/**
 * What is read and brought into one form, such as an instant, is answered in a form that it would read again. What is
 * distinguished from text, such as the size of a page, keeps its default.
 */
function describeAsRead({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: Schema;
}): void {
  const { def } = zodSchema._zod;
  if (def.type === 'default') jsonSchema.default ??= def.defaultValue;
  if (def.type !== 'pipe' || def.out._zod.def.type !== 'transform' || 'type' in jsonSchema) return;
  const { $schema: _, ...read } = z.toJSONSchema(def.in, { io: 'input', unrepresentable: 'any' });
  Object.assign(jsonSchema, read);
}

/** The JSON schema, with every named part moved to the components. */
export function schemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  components: Record<string, Schema>,
): Schema {
  const {
    $schema: _,
    $defs,
    ...own
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: describeAsRead,
  }) as Schema & {
    $defs?: Record<string, Schema>;
  };
  const located = (part: unknown) =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/')) as Schema;
  for (const [id, part] of Object.entries($defs ?? {})) components[id] ??= located(part);
  return located(own);
}
