import type { Schema } from './document';
import { type LinkTo, typeText } from './type-text';

export type Field = { name: string; schema: Schema; required: boolean; description?: string };

/** The members of an object's schema, or none. */
export function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    required: required.includes(name),
  }));
}

/** A table of the fields of a request: required or not, with defaults. */
export function sentTable(heading: string, fields: readonly Field[], linkTo: LinkTo): string[] {
  if (fields.length === 0) return [];
  const rows = fields.flatMap((field) => rowsOf(field, '', linkTo));
  return [`| ${heading} | type | |`, '|---|---|---|', ...rows, ''];
}

function rowsOf({ name, schema, required, description }: Field, owner: string, linkTo: LinkTo): string[] {
  const inner = withoutNull(schema);
  const nested = inner.properties ? fieldsOf(inner) : [];
  const type = nested.length > 0 ? 'object' : cell(typeText(inner, linkTo));
  const preset = schema.default === undefined ? '' : `default \`${String(schema.default)}\``;
  const meaning = description ?? schema.description ?? inner.description ?? '';
  const row = `| \`${owner}${name}\` | ${type} | ${notesOf(required ? 'required' : preset, meaning)} |`;
  return [row, ...nested.flatMap((each) => rowsOf(each, `${owner}${name}.`, linkTo))];
}

/** What is sent may always be null where it may be left out: only the other choice tells something. */
function withoutNull(schema: Schema): Schema {
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = choices;
  return choices.length === 1 && only ? only : schema;
}

/** A table of the fields of a response. */
export function answeredTable(fields: readonly Field[], linkTo: LinkTo): string[] {
  const rows = fields.map(
    ({ name, schema, required }) =>
      `| \`${name}\` | ${cell(typeText(schema, linkTo))} | ${notesOf(required ? '' : 'not always there', schema.description ?? '')} |`,
  );
  return ['| field | type | |', '|---|---|---|', ...rows, ''];
}

function notesOf(...notes: string[]): string {
  return notes
    .filter((note) => note !== '')
    .map(cell)
    .join('. ');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
