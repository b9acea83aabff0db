/** The parts of the OpenAPI document that the pages are made from. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  default?: unknown;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  description?: string;
};

export type Content = Record<string, { schema: Schema; example?: unknown }>;

export type Described = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: { in: string; name: string; required: boolean; description?: string; schema: Schema }[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
};

export type Document = {
  info: { description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

export type Placed = { method: string; path: string; operation: Described };

/** Every operation with its method and path. */
export function operationsOf(document: Document): Placed[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The name of the component that the schema refers to, or null. */
export function nameOf(schema: Schema): string | null {
  return schema.$ref?.split('/').at(-1) ?? null;
}

/** The object that an operation answers, alone or as a list; null where it answers something else. */
export function answeredObject({ responses }: Described): string | null {
  const content = Object.values(responses)[0]?.content ?? {};
  const data = content['application/json']?.schema.properties?.data ?? {};
  return nameOf(data) ?? nameOf(data.items ?? {});
}
