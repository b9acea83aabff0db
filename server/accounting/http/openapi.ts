import { z } from 'zod';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { problemDetails } from '@/lib/contract/problem';
import { tokenError, tokenRequest, tokenResponse } from '@/lib/contract/token';
import { exampleOf } from './openapi-examples';
import { refusalResponses, refusalsOf } from './openapi-refusals';
import { reportMediaTypes } from './report-formats/negotiate';

type Schema = Record<string, unknown>;

/** The OpenAPI 3.1 document, made from the schemas that the service validates with. */
export function openApiDocument(): object {
  const components: Record<string, Schema> = {};
  components.Problem = schemaOf(problemDetails, 'output', components);
  const paths: Record<string, Record<string, object>> = {
    '/v0/auth/token': { post: tokenOperation(components) },
  };
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(name, operation, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Daybook accounting service',
      version: '0.1.0',
      summary: 'Double-entry books for businesses, over JSON.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ clientCredentials: [] }],
    paths,
    components: {
      schemas: components,
      responses: refusalResponses(problemReference),
      securitySchemes: {
        clientCredentials: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: '/v0/auth/token', scopes: scopesOf() } },
        },
      },
    },
  };
}

const problemReference = { $ref: '#/components/schemas/Problem' };

function describeOperation(name: string, operation: Operation, components: Record<string, Schema>): object {
  const problem = { 'application/problem+json': { schema: problemReference } };
  return {
    operationId: name,
    summary: operation.summary,
    tags: [operation.tag],
    ...(operation.scope === null ? {} : { security: [{ clientCredentials: [operation.scope] }] }),
    parameters: [...parametersOf(operation, components), ...headersOf(operation)],
    ...requestBodyOf(operation, components),
    responses: {
      [operation.status]: {
        description: 'Done.',
        content: answerContent(operation, components),
      },
      ...refusalsOf(operation),
      default: { description: 'Refused; `code` says why.', content: problem },
    },
  };
}

function answerContent(operation: Operation, components: Record<string, Schema>): object {
  const { answersFile: types } = operation;
  if (types) return Object.fromEntries(types.map((type) => [type, { schema: {} }]));
  const schema = schemaOf(operation.answer, 'output', components);
  const json = { 'application/json': { schema, example: exampleOf(schema, components) } };
  if (!operation.answersTables) return json;
  return {
    ...json,
    [reportMediaTypes.csv]: { schema: { type: 'string' } },
    [reportMediaTypes.xlsx]: { schema: {} },
  };
}

function tokenOperation(components: Record<string, Schema>): object {
  const content = (schema: z.ZodType) => ({
    'application/json': { schema: schemaOf(schema, 'output', components) },
  });
  return {
    operationId: 'createToken',
    summary: 'Exchange client credentials for an access token',
    tags: ['Token'],
    security: [],
    requestBody: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': { schema: schemaOf(tokenRequest, 'input', components) },
      },
    },
    responses: {
      200: { description: 'The token.', content: content(tokenResponse) },
      400: { description: 'The request is not valid (RFC 6749 §5.2).', content: content(tokenError) },
      401: { description: 'The credentials are not those of an application.', content: content(tokenError) },
    },
  };
}

function parametersOf(operation: Operation, components: Record<string, Schema>): object[] {
  const path = membersOf(operation.parameters, components).map(({ name, schema }) => ({
    in: 'path',
    name,
    required: true,
    schema,
  }));
  const query = membersOf(operation.query, components).map(({ name, schema, required }) => ({
    in: 'query',
    name,
    required,
    schema,
  }));
  return [...path, ...query];
}

function membersOf(schema: z.ZodType | undefined, components: Record<string, Schema>) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input', components) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    schema: each,
    required: required.includes(name),
  }));
}

function headersOf({ method }: Operation): object[] {
  if (method === 'GET') return [];
  const header = (name: string, description: string) => ({
    in: 'header',
    name,
    required: false,
    description,
    schema: { type: 'string', maxLength: 255 },
  });
  return [
    header('x-user-id', 'The external entity that made the change, for the audit log.'),
    header('Idempotency-Key', 'The first answer under a key is replayed for 24 hours.'),
    ...(method === 'PATCH' ? [header('If-Match', 'The ETag that the change was made on.')] : []),
  ];
}

function requestBodyOf(operation: Operation, components: Record<string, Schema>): object {
  if (operation.body) {
    const schema = schemaOf(operation.body, 'input', components);
    const example = exampleOf(schema, components);
    const required = !operation.body.safeParse({}).success;
    return { requestBody: { required, content: { 'application/json': { schema, example } } } };
  }
  if (!operation.form) return {};
  const form = schemaOf(operation.form, 'input', components) as { properties?: object; required?: string[] };
  const schema = {
    ...form,
    properties: { ...form.properties, file: { type: 'string', format: 'binary' } },
    required: ['file', ...(form.required ?? [])],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

/** What is read and brought into one form, such as an instant, is answered in a form that it would read again. */
function describeAsRead({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: Schema;
}): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe' || def.out._zod.def.type !== 'transform' || 'type' in jsonSchema) return;
  const { $schema: _, ...read } = z.toJSONSchema(def.in, { io: 'input', unrepresentable: 'any' });
  Object.assign(jsonSchema, read);
}

/** The JSON schema, with every named part moved to the components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Record<string, Schema>): Schema {
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

function scopesOf(): Record<string, string> {
  const scopes = new Set(Object.values<Operation>(operations).flatMap(({ scope }) => scope ?? []));
  return Object.fromEntries(
    [...scopes].sort().map((scope) => [scope, scope.replace(':', ': ').replaceAll('_', ' ')]),
  );
}
