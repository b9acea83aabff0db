import { type Content, nameOf, type Placed, type Schema } from './document';
import { fieldsOf, sentTable } from './fields-table';
import { jsonText } from './json-text';
import { type LinkTo, typeText } from './type-text';

/** One operation: its request, its response, and an example of each, unless the response was shown before. */
export function operationSection(
  { method, path, operation }: Placed,
  schemas: Record<string, Schema>,
  linkTo: LinkTo,
  isAnswerShown: boolean,
): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const query = parameters.filter((each) => each.in === 'query');
  return [
    `## ${operationId}`,
    '',
    `\`${method} ${path}\``,
    '',
    `${summary}. ${description}`,
    '',
    ...sentTable('query', query, linkTo),
    ...bodyLines(requestBody?.content ?? {}, schemas, linkTo),
    ...answerLines(responses, linkTo, isAnswerShown),
  ]
    .join('\n')
    .trimEnd();
}

function bodyLines(content: Content, schemas: Record<string, Schema>, linkTo: LinkTo): string[] {
  return Object.entries(content).flatMap(([mediaType, { schema, example }]) => {
    const [fields, many] = sentFields(schema, schemas);
    const heading = many ? `each item of the array (${many})` : mediaType;
    const about = sentObject(schema, schemas).description;
    return [
      ...(about === undefined ? [] : [about, '']),
      ...sentTable(heading, fields, linkTo),
      ...(mediaType === 'application/json' ? ['```json', jsonText(example), '```', ''] : []),
    ];
  });
}

/** The fields of what is sent, and how many of it where it is an array. */
function sentFields(schema: Schema, schemas: Record<string, Schema>): [ReturnType<typeof fieldsOf>, string] {
  const fields = fieldsOf(sentObject(schema, schemas));
  return [fields, schema.type === 'array' ? `1 to ${schema.maxItems}` : ''];
}

/** The object that is sent, alone or as the items of an array. */
function sentObject(schema: Schema, schemas: Record<string, Schema>): Schema {
  if (schema.type === 'array') return sentObject(schema.items ?? {}, schemas);
  const name = nameOf(schema);
  return name === null ? schema : (schemas[name] ?? {});
}

function answerLines(
  responses: Placed['operation']['responses'],
  linkTo: LinkTo,
  isShown: boolean,
): string[] {
  const statuses = Object.keys(responses).filter((status) => status !== 'default');
  const [done = ''] = statuses;
  const content = responses[done]?.content ?? {};
  const json = content['application/json'];
  const others = Object.keys(content).filter((type) => type !== 'application/json');
  const forms = others.length === 0 ? '' : `${json ? ', or ' : ''}${others.join(', ')}`;
  const shape = json ? shapeText(json.schema, linkTo) : '';
  return [
    `Answers ${done}${shape || forms ? `: ${shape}${forms}` : ''}.`,
    `Refuses with ${statuses.slice(1).join(', ')}.`,
    '',
    ...(json && !isShown ? ['```json', jsonText(json.example), '```', ''] : []),
  ];
}

/** `data`: a [Bill](…), or an array of them, with `pagination` or without. */
function shapeText({ properties = {} }: Schema, linkTo: LinkTo): string {
  return Object.entries(properties)
    .map(([name, schema]) => `\`${name}\`${describes(schema) ? ` (${typeText(schema, linkTo)})` : ''}`)
    .join(', ');
}

function describes(schema: Schema): boolean {
  return nameOf(schema) !== null || nameOf(schema.items ?? {}) !== null;
}
