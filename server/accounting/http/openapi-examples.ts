import { identifierPrefixes } from '@/lib/ids/identifier';

type Schema = Record<string, unknown>;

const instant = '2026-01-31T12:00:00.000Z';

/** Better than what the type alone would say. */
const byName: Record<string, unknown> = {
  name: 'Harbor Bakery LLC',
  description: 'Flour and butter',
  clean_description: 'Flour and butter',
  external_id: 'customer-1042',
  fiscal_year: '12/31',
  currency: 'USD',
  last_four: '0417',
  number: '1042',
  institution: 'Harbor Bank',
  body: 'What was this payment for?',
  reason: 'The accountant closed the month',
  sort_code: '6510',
  phone: '+1 555 0100',
  scope: 'business:read',
  client_id: 'dbc_Qm9va3M0TGlmZQ',
  client_secret: 'dbs_c2hvd24gb25jZQ',
};

/**
 * A value that fits the JSON schema, made from the examples, enumerations and names in it: what is required, or
 * everything where nothing is.
 */
export function exampleOf(schema: Schema, components: Record<string, Schema>, name = '', depth = 0): unknown {
  const { $ref: ref, examples, enum: values, anyOf: choices, const: constant } = schema;
  if (typeof ref === 'string') {
    const component = ref.split('/').at(-1) ?? '';
    return exampleOf(components[component] ?? {}, components, component, depth + 1);
  }
  if (constant !== undefined) return constant;
  if (Array.isArray(examples)) return examples[0];
  if (Array.isArray(values)) return values[0];
  if (Array.isArray(choices)) return exampleOf(choices[0] as Schema, components, name, depth);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objectExample(schema, components, name, depth);
    case 'array':
      return depth > 6 ? [] : itemsExample((schema.items ?? {}) as Schema, components, name, depth);
    case 'string':
      return textExample(schema, name);
    case 'integer':
    case 'number':
      return Math.max(Number(schema.minimum ?? 1), 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return {};
  }
}

function objectExample(
  schema: Schema,
  components: Record<string, Schema>,
  owner: string,
  depth: number,
): object {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const required = (schema.required ?? []) as string[];
  const isShown = (name: string) => required.length === 0 || required.includes(name);
  const members = Object.entries(properties).filter(([name]) => isShown(name));
  return Object.fromEntries(
    members.map(([name, each]) => [
      name,
      exampleOf(each, components, name === 'id' ? `${snakeCase(owner)}_id` : name, depth + 1),
    ]),
  );
}

/** One item; of lines with two sides both, so that the example is balanced. */
function itemsExample(
  schema: Schema,
  components: Record<string, Schema>,
  name: string,
  depth: number,
): unknown[] {
  const item = exampleOf(schema, components, name, depth + 1);
  const hasSide = typeof item === 'object' && item !== null && 'debit_credit' in item && 'amount' in item;
  return hasSide ? [item, { ...item, debit_credit: 'credit' }] : [item];
}

function textExample({ format, minLength, maxLength }: Schema, name: string): string {
  if (format === 'date-time') return instant;
  if (format === 'date') return instant.slice(0, 10);
  if (format === 'email') return 'owner@example.com';
  const identifier = identifierNamed(name);
  if (identifier) return identifier;
  const known = byName[name];
  const text = typeof known === 'string' ? known : name.replaceAll('_', ' ') || 'text';
  return text.slice(0, Number(maxLength ?? text.length)).padEnd(Number(minLength ?? 0), 'x');
}

/** `ledger_id` and `parent_ledger_id` are both identifiers of ledgers. */
function identifierNamed(name: string): string | null {
  if (!name.endsWith('_id')) return null;
  const kind = name.slice(0, -'_id'.length);
  const found = Object.entries(identifierPrefixes).find(
    ([each]) => kind === each || kind.endsWith(`_${each}`),
  );
  return found ? `${found[1]}_1BoatSLRHtKNngkdXEeobR` : null;
}

function snakeCase(name: string): string {
  return name.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase();
}
