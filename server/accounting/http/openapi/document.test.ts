import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { parseJson } from '@/lib/json';
import { openApiDocument } from './document';

type Content = Record<string, { example?: unknown }>;
type Response = { content?: Content; headers?: object; $ref?: string };
type Described = {
  operationId: string;
  summary: string;
  requestBody?: { content: Content };
  responses: Record<string, Response>;
};
type Document = {
  paths: Record<string, Record<string, Described>>;
  components: Record<string, Record<string, unknown>> & { responses: Record<string, Response> };
};

const document = openApiDocument() as Document;
const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('the OpenAPI document', () => {
  it('is valid by the published schema of OpenAPI 3.1, with every reference found', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
    const references = JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g);
    const missing = [...references].filter(([, kind = '', name = '']) => !document.components[kind]?.[name]);
    expect(missing.map(([reference]) => reference)).toEqual([]);
  });

  it('describes every operation, each under a name of its own', () => {
    const names = described.map((each) => each.operationId);
    expect(names.sort()).toEqual([...Object.keys(operations), 'createToken'].sort());
  });

  it('shows an example of everything that is sent and answered, but of files', () => {
    const contents = [
      ...described.flatMap(({ requestBody, responses }) => [requestBody, ...Object.values(responses)]),
      ...Object.values(document.components.responses),
    ].flatMap((each) => Object.entries(each?.content ?? {}));
    const without = contents.filter(([, { example }]) => example === undefined).map(([type]) => type);
    expect(contents.length).toBeGreaterThan(2 * described.length);
    expect(without.filter((type) => /json|form-|csv/.test(type))).toEqual([]);
  });

  it('shows values that a client may meet, not the names of the fields in words', () => {
    const examples = described.flatMap(({ requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((each) =>
        Object.values(each?.content ?? {}).map(({ example }) => JSON.stringify(example) ?? ''),
      ),
    );
    const members = examples.flatMap((example) => [...example.matchAll(/"(\w+)":"([^"]*)"/g)]);
    expect(members.length).toBeGreaterThan(1000);
    const names = members.filter(
      ([, name = '', value]) => name.includes('_') && value === name.replaceAll('_', ' '),
    );
    expect(names.map(([, name]) => name)).toEqual([]);
  });

  it('says of every object that it answers what it is', () => {
    const named = described.flatMap(({ responses }) =>
      [...JSON.stringify(responses).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
        ([, name = '']) => name,
      ),
    );
    const objects = document.components.schemas as Record<string, { description?: string }>;
    expect(new Set(named).size).toBeGreaterThan(30);
    expect(named.filter((name) => !objects[name]?.description)).toEqual([]);
  });

  it('names operations in standard terms, not by questions or paraphrases', () => {
    const paraphrase = /\b(what|how|where|whom?|takes? back|stands?|all or none|once more|again)\b/i;
    const texts = described.map(({ summary }) => summary);
    expect(texts.filter((text) => paraphrase.test(text))).toEqual([]);
    expect('Create the entry that takes back another').toMatch(paraphrase);
  });

  it('has an ETag header where the response has a version', () => {
    const tagged = described.filter(({ responses }) => JSON.stringify(responses).includes('ETag'));
    const names = tagged.map(({ operationId }) => operationId);
    expect(names).toEqual(expect.arrayContaining(['getLedger', 'createBusiness', 'updateBill']));
    expect(names).not.toContain('listLedgers');
  });
});

describe.each(Object.entries<Operation>(operations))('%s', (name, operation) => {
  const own = described.find((each) => each.operationId === name);

  it('names its path parameters', () => {
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(Object.keys(operation.parameters?.shape ?? {})).toEqual(inPath);
  });

  it('gives examples that its own schemas take', () => {
    const body = own?.requestBody?.content['application/json']?.example;
    if (operation.body)
      expect(operation.body.safeParse(parseJson(JSON.stringify(body))).error).toBeUndefined();
    const answer = own?.responses[operation.status]?.content?.['application/json']?.example;
    if (!operation.answersFile) expect(operation.answer.safeParse(answer).error).toBeUndefined();
  });

  it('names the refusals that a client meets', () => {
    const always = ['401', '403', '422', '429', '500', '503', 'default'];
    const forReports = operation.answersTables ? ['406'] : [];
    const forChanges = operation.method === 'GET' ? [] : ['409', '412', '507'];
    const forBodies = operation.body || operation.form ? ['400', '413', '415'] : [];
    expect(Object.keys(own?.responses ?? {})).toEqual(
      expect.arrayContaining([...always, ...forReports, ...forChanges, ...forBodies]),
    );
  });
});
