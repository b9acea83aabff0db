import type { z } from 'zod';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { problemDetails } from '@/lib/contract/problem';
import { reportMediaTypes } from '../report-formats/negotiate';
import { exampleOf } from './examples';
import { answerHeaders, headersOf } from './headers';
import { aboutTheService, tagsOf } from './prose';
import { anyOtherRefusal, refusalResponses, refusalsOf } from './refusals';
import { type Schema, schemaOf } from './schemas';
import { tokenOperation } from './token';

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
      description: aboutTheService,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ clientCredentials: [] }],
    tags: tagsOf(),
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

function descriptionOf({ scope, needsActiveBusiness }: Operation): string {
  const needed = `Needs the scope \`${scope}\`.`;
  return needsActiveBusiness
    ? `${needed} Rejected with \`business_inactive\` while the business is inactive.`
    : needed;
}

function describeOperation(name: string, operation: Operation, components: Record<string, Schema>): object {
  return {
    operationId: name,
    summary: operation.summary,
    description: descriptionOf(operation),
    tags: [operation.tag],
    ...(operation.scope === null ? {} : { security: [{ clientCredentials: [operation.scope] }] }),
    parameters: [...parametersOf(operation, components), ...headersOf(operation)],
    ...requestBodyOf(operation, components),
    responses: {
      [operation.status]: {
        description: 'Done.',
        headers: answerHeaders(operation),
        content: answerContent(operation, components),
      },
      ...refusalsOf(operation),
      default: anyOtherRefusal(problemReference),
    },
  };
}

function answerContent(operation: Operation, components: Record<string, Schema>): object {
  const { answersFile: types } = operation;
  if (types) return Object.fromEntries(types.map((type) => [type, { schema: fileSchema }]));
  const schema = schemaOf(operation.answer, 'output', components);
  const json = { 'application/json': { schema, example: exampleOf(schema, components) } };
  if (!operation.answersTables) return json;
  return {
    ...json,
    [reportMediaTypes.csv]: { schema: { type: 'string' }, example: 'USD,2026-01-31\r\nAssets,1295.00\r\n' },
    [reportMediaTypes.xlsx]: { schema: fileSchema },
  };
}

/** A file's own bytes: in OpenAPI 3.1 the media type alone says what they are. */
const fileSchema = {};

function parametersOf(operation: Operation, components: Record<string, Schema>): object[] {
  const path = membersOf(operation.parameters, components).map((each) => ({
    in: 'path',
    ...each,
    required: true,
  }));
  const query = membersOf(operation.query, components).map((each) => ({ in: 'query', ...each }));
  return [...path, ...query];
}

function membersOf(schema: z.ZodType | undefined, components: Record<string, Schema>) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input', components) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...each }]) => ({
    name,
    ...(description === undefined ? {} : { description }),
    required: required.includes(name),
    schema: each,
  }));
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
  const example = { file: 'The bytes of the file', ...(exampleOf(form, components) as object) };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema, example } } } };
}

function scopesOf(): Record<string, string> {
  const scopes = new Set(Object.values<Operation>(operations).flatMap(({ scope }) => scope ?? []));
  return Object.fromEntries(
    [...scopes].sort().map((scope) => [scope, scope.replace(':', ': ').replaceAll('_', ' ')]),
  );
}
