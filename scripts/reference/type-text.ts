import { nameOf, type Schema } from './document';

/** The link to an object, relative to the page that refers to it. */
export type LinkTo = (objectName: string) => string;

/** What may stand in a place, in a few words: `text, at most 255`, `one of a, b`, a link to an object. */
export function typeText(schema: Schema, linkTo: LinkTo): string {
  const name = nameOf(schema);
  if (name !== null) return `[${name}](${linkTo(name)})`;
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum?.length === 1) return `\`${String(schema.enum[0])}\``;
  if (schema.enum) return `one of ${schema.enum.map((value) => `\`${String(value)}\``).join(', ')}`;
  const repeated = repeatedText(schema, linkTo);
  if (repeated !== null) return repeated;
  if (schema.anyOf) return [...new Set(schema.anyOf.map((each) => typeText(each, linkTo)))].join(' or ');
  const types = [schema.type ?? 'anything'].flat();
  return types.map((type) => simpleText({ ...schema, type }, linkTo)).join(' or ');
}

/** What may be sent once or as an array of the same: `text, one or more`. */
function repeatedText({ anyOf: choices = [] }: Schema, linkTo: LinkTo): string | null {
  const [one, several] = choices;
  if (choices.length !== 2 || !one || several?.type !== 'array') return null;
  const text = typeText(one, linkTo);
  if (typeText(several.items ?? {}, linkTo) !== text) return null;
  return text.startsWith('one of ') ? text.replace('one of', 'one or more of') : `${text}, one or more`;
}

function simpleText(schema: Schema & { type: string }, linkTo: LinkTo): string {
  const { type, items, format, maxLength, maxItems, minimum, maximum } = schema;
  switch (type) {
    case 'array':
      return `array of ${typeText(items ?? {}, linkTo)}${maxItems === undefined ? '' : `, at most ${maxItems}`}`;
    case 'string':
      if (format === 'date-time' || format === 'date') return format;
      if (format === 'binary') return 'file';
      return maxLength === undefined ? 'text' : `text, at most ${maxLength}`;
    case 'integer':
    case 'number':
      return `${type}${bounds(minimum, maximum)}`;
    case 'boolean':
      return '`true` or `false`';
    default:
      return type;
  }
}

function bounds(minimum: number | undefined, maximum: number | undefined): string {
  const low = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : null;
  const high = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : null;
  if (low !== null && high !== null) return `, ${low} to ${high}`;
  if (low !== null) return `, at least ${low}`;
  return high === null ? '' : `, at most ${high}`;
}
