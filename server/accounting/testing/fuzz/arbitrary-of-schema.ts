import fc from 'fast-check';
import { dayOf } from '@/lib/dates/instant';

/** A part of the OpenAPI document. */
export type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  examples?: unknown[];
};

export type Components = Record<string, Schema>;

/** Stands for an identifier of a kind, chosen among those met so far when the request is sent. */
export class SomeIdentifier {
  constructor(
    readonly prefix: string,
    readonly choice: number,
  ) {}
}

/** What requests go wrong with: wrong types, edges, text that hurts. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    0.1,
    1e308,
    -1e-300,
    2 ** 53,
    true,
    [],
    {},
    [[]],
    { $ref: '#' },
    '\u0000',
    '\ud800',
    '🧾',
    "'; DROP TABLE journal_entry; --",
    '{{7*7}}',
    '__proto__',
    'NaN',
    'Infinity',
    '2026-02-30T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.9999999-23:59',
    '2026-01-01',
    'je_1BoatSLRHtKNngkdXEeobR',
    'ldg_zzzzzzzzzzzzzzzzzzzzzz',
    'x'.repeat(600),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.constantFrom<unknown>(null, 1, 'a'), { maxKeys: 3 }),
);

/** Values that fit the schema; here and there one that does not. */
export function arbitraryOf(
  schema: Schema,
  components: Components,
  special: SpecialParts = {},
): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 40, arbitrary: fitting(schema, components, special) },
    { weight: 1, arbitrary: nasty },
  );
}

/** Better values for named parts whose rules the schema alone cannot say, such as balance. */
export type SpecialParts = Record<string, fc.Arbitrary<unknown>>;

function fitting(schema: Schema, components: Components, special: SpecialParts): fc.Arbitrary<unknown> {
  const of = (part: Schema) => arbitraryOf(part, components, special);
  if (schema.$ref) {
    const name = schema.$ref.slice('#/components/schemas/'.length);
    const plain = fc.constant(null).chain(() => of(components[name] ?? {}));
    const better = special[name];
    return better ? fc.oneof({ weight: 3, arbitrary: better }, { weight: 1, arbitrary: plain }) : plain;
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map(of));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, of);
    case 'array':
      return fc.array(of(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 1000, 100_000) });
    case 'number':
      return fc.oneof(
        fc.integer({ min: -2, max: 100_000 }).map((cents) => cents / 100),
        fc.integer({ min: 1, max: 500 }),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return nasty;
  }
}

function objectOf(schema: Schema, of: (part: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => [name, of(part)]),
  );
  const record = fc.record(members, { requiredKeys: schema.required ?? [] });
  const unknownField = fc
    .record({ record, value: nasty })
    .map(({ record: sound, value }) => ({ ...sound, surplus: value }));
  const missing = fc.record(members, { requiredKeys: [] });
  return fc.oneof(
    { weight: 40, arbitrary: record },
    { weight: 1, arbitrary: unknownField },
    { weight: 1, arbitrary: missing },
  );
}

export const moment = fc
  .date({ min: new Date('2023-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

function textOf(schema: Schema): fc.Arbitrary<unknown> {
  const [example] = schema.examples ?? [];
  const prefix =
    typeof example === 'string' ? /^([a-z_]+)_1BoatSLRHtKNngkdXEeobR$/.exec(example)?.[1] : undefined;
  if (prefix) return fc.nat({ max: 10_000 }).map((choice) => new SomeIdentifier(prefix, choice));
  if (schema.format === 'date-time') return moment;
  if (schema.format === 'date') return moment.map(dayOf);
  if (example !== undefined) return fc.constantFrom(...(schema.examples ?? []));
  const minLength = Math.min(schema.minLength ?? 0, 20);
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(schema.maxLength ?? 30, 30) });
}
