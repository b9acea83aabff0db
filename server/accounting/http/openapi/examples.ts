import { dayOf } from '@/lib/dates/instant';
import { identifierPrefixes } from '@/lib/ids/identifier';

type Schema = Record<string, unknown>;

const instant = '2026-01-31T12:00:00.000Z';

/** Better than what the type alone would say, where the schema takes it. Amounts of a bill or invoice agree with each other. */
const byName: Record<string, unknown> = {
  name: 'Harbor Bakery LLC',
  description: 'Flour and butter',
  clean_description: 'Flour and butter',
  line_description: 'Flour',
  notes: 'Agreed by phone',
  memo: 'Invoice 1042',
  payee: 'Harbor Mill',
  vendor_name: 'Harbor Mill',
  industry: 'Bakeries',
  external_id: 'customer-1042',
  user_id: 'user-42',
  imported_by: 'user-42',
  decided_by: 'user-42',
  request_id: 'req_RQ3vD0s8bqk',
  action: 'update',
  resource_type: 'journal_entry',
  fiscal_year: '12/31',
  period: '2026-01',
  month: '2026-01',
  currency: 'USD',
  last_four: '0417',
  file_account: '0417',
  number: '1042',
  institution: 'Harbor Bank',
  email: 'owner@example.com',
  phone: '+1 555 0100',
  type: 'debit',
  file_name: 'january.ofx',
  media_type: 'application/pdf',
  body: 'What was this payment for?',
  reason: 'The accountant closed the month',
  reasons: 'The payee and the amount are the same.',
  categorization_reasons: 'The last 4 payments to this payee are on this ledger.',
  sentences: 'The month ended with a profit of {net_income}.',
  sort_code: '6510',
  key: 'checking',
  scope: 'business:read',
  scopes: 'business:read',
  client_id: 'dbc_Qm9va3M0TGlmZQ',
  client_secret: 'dbs_c2hvd24gb25jZQ',
  csv_mapping_id: 'Reference',
  out_word: 'D',
  in_word: 'C',
  direction_word: 'C',
  next_page_token: 'cGFnZSAy',
  tokens: 'cGFnZSAy',
  categorization_confidence: 0.93,
  categorization_alternatives: [],
  confidence: 0.93,
  total_paid: 5,
  payment_amount: 5,
  open_amount: 7.34,
  settled_otherwise: 0,
  credit_applied: 0,
  credit_amount: 0,
  credit_applications: [],
  archived: false,
  is_before_start: false,
  is_corrected: false,
  is_dashboard: false,
  is_prepayment: false,
  is_reconciled: false,
};

/** What is null most of the time, where the schema takes null. */
const mostlyNull = new Set(
  `aggregator_user_token balance_break bill_id credit_note_id customer_id cut_off duplicate_of failure group_id invoice_id
  mapping_problem not_in_file parent_id parent_key possible_parts previous_page_token previous_secret_expires_at problem reversal_of
  revoked_at same_invoice_as settlement_entry_id shadowed_by uncompared_balance undone_at undone_by voided_at`.split(
    /\s+/,
  ),
);

/** Which kind of identifier a name ends with that is not the name of a kind. */
const kindByName: Record<string, keyof typeof identifierPrefixes> = {
  import: 'transaction_import',
  application_with_secret: 'application',
  transaction_import_with_record: 'transaction_import',
  resource: 'journal_entry',
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
  if (mostlyNull.has(name) && takesNull(schema) && examples === undefined) return null;
  if (constant !== undefined) return constant;
  if (Array.isArray(values)) return values[0];
  const known = byName[name];
  if (known !== undefined && isOfType(known, schema)) return known;
  if (Array.isArray(examples)) return examples[0];
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
    members.map(([name, each]) => [name, exampleOf(each, components, nameWithin(owner, name), depth + 1)]),
  );
}

/** The id of a bill is a `bill_id`, and the value that was read as the number of one is a number. */
function nameWithin(owner: string, name: string): string {
  if (name === 'id') return `${snakeCase(owner).replace(/([^s])s$/, '$1')}_id`;
  return name === 'value' ? owner : name;
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

function takesNull({ anyOf: choices, type }: Schema): boolean {
  if (Array.isArray(choices)) return choices.some((each: Schema) => takesNull(each));
  return [type].flat().includes('null');
}

function isOfType(value: unknown, { type, format, maxLength }: Schema): boolean {
  const types = [type].flat();
  if (Array.isArray(value)) return types.includes('array');
  if (typeof value === 'string')
    return (
      types.includes('string') && format === undefined && value.length <= Number(maxLength ?? value.length)
    );
  return types.includes(typeof value);
}

function textExample({ format, minLength, maxLength }: Schema, name: string): string {
  if (format === 'date-time') return instant;
  if (format === 'date') return dayOf(instant);
  if (format === 'email') return 'owner@example.com';
  const identifier = identifierNamed(name);
  if (identifier) return identifier;
  const text = name.replaceAll('_', ' ') || 'text';
  return text.slice(0, Number(maxLength ?? text.length)).padEnd(Number(minLength ?? 0), 'x');
}

/** `ledger_id` and `parent_ledger_id` are both identifiers of ledgers. */
function identifierNamed(name: string): string | null {
  const [, ending] = /^(.+)_ids?$/.exec(name) ?? [];
  if (ending === undefined) return null;
  const kind = kindByName[ending] ?? ending;
  const found = Object.entries(identifierPrefixes).find(
    ([each]) => kind === each || kind.endsWith(`_${each}`),
  );
  return found ? `${found[1]}_1BoatSLRHtKNngkdXEeobR` : null;
}

function snakeCase(name: string): string {
  return name.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase();
}
