import { answeredObject, type Document, nameOf, operationsOf, type Placed, type Schema } from './document';
import { answeredTable, fieldsOf, sentTable } from './fields-table';
import { operationSection } from './operation-section';
import type { LinkTo } from './type-text';

/** The pages of the reference by file name: one of each group of operations, and the contents. */
export function referencePages(document: Document): Record<string, string> {
  const { schemas } = document.components;
  const placed = operationsOf(document);
  const { homes, isOnlySent } = homesOf(document, placed);
  const pages = document.tags.map(({ name, description }) => {
    const file = fileOf(name);
    const linkTo: LinkTo = (object) => `${homes[object] === file ? '' : homes[object]}#${anchorOf(object)}`;
    const own = placed.filter(({ operation }) => operation.tags.includes(name));
    const objects = Object.keys(schemas).filter((object) => homes[object] === file);
    const text = [
      `# ${name}`,
      description,
      own
        .map(
          ({ operation }) =>
            `- [${operation.operationId}](${anchorTo(operation.operationId)}): ${operation.summary}`,
        )
        .join('\n'),
      ...own.map((each, index) => {
        const object = answeredObject(each.operation);
        const isShown = own.slice(0, index).some(({ operation }) => answeredObject(operation) === object);
        return operationSection(each, schemas, linkTo, object !== null && isShown);
      }),
      ...objects.map((object) => objectSection(object, schemas[object] ?? {}, isOnlySent(object), linkTo)),
    ];
    return [file, `${text.join('\n\n')}\n`];
  });
  return { ...Object.fromEntries(pages), 'README.md': contentsPage(document, placed) };
}

/** The link to an operation, relative to the folder of the pages. */
export function referenceOf({ operation }: Placed): string {
  return `${fileOf(operation.tags[0] ?? '')}${anchorTo(operation.operationId)}`;
}

function contentsPage(document: Document, placed: readonly Placed[]): string {
  const groups = document.tags.map(({ name, description }) => {
    const own = placed.filter(({ operation }) => operation.tags.includes(name));
    const rows = own.map((each) => {
      const { method, path, operation } = each;
      return `| [${operation.operationId}](${referenceOf(each)}) | \`${method} ${path}\` | ${operation.summary} |`;
    });
    return [
      `## [${name}](${fileOf(name)})`,
      description,
      ['| | | |', '|---|---|---|', ...rows].join('\n'),
    ].join('\n\n');
  });
  return `${['# Reference of /v0', document.info.description, ...groups].join('\n\n')}\n`;
}

function objectSection(name: string, schema: Schema, isSent: boolean, linkTo: LinkTo): string {
  const fields = fieldsOf(schema);
  const table = isSent ? sentTable('field', fields, linkTo) : answeredTable(fields, linkTo);
  const about = schema.description === undefined ? [] : [schema.description, ''];
  return [`## ${titleOf(name)}`, '', ...about, ...table].join('\n').trimEnd();
}

/** An object is described with the first group that answers it; what is only sent stands with its operation. */
function homesOf(document: Document, placed: readonly Placed[]) {
  const homes: Record<string, string> = {};
  const visit = (part: unknown, file: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const name = '$ref' in part ? nameOf(part as Schema) : null;
    const schema = name === null ? undefined : document.components.schemas[name];
    if (name !== null && schema && !(name in homes)) {
      homes[name] = file;
      visit(schema, file);
    }
    for (const each of Object.values(part)) visit(each, file);
  };
  for (const { operation } of placed) {
    const name = answeredObject(operation);
    if (name !== null) homes[name] ??= fileOf(operation.tags[0] ?? '');
  }
  for (const [name, file] of Object.entries(homes)) visit(document.components.schemas[name], file);
  for (const { operation } of placed) visit(operation.responses, fileOf(operation.tags[0] ?? ''));
  const answered = new Set(Object.keys(homes));
  for (const { operation } of placed) visit(sentParts(operation, document), fileOf(operation.tags[0] ?? ''));
  return { homes, isOnlySent: (object: string) => !answered.has(object) };
}

/** What the fields of a body refer to: the body itself is described where it is sent. */
function sentParts({ requestBody }: Placed['operation'], { components }: Document): unknown[] {
  return Object.values(requestBody?.content ?? {}).map(({ schema }) => {
    const name = nameOf(schema) ?? nameOf(schema.items ?? {});
    return name === null ? schema : (components.schemas[name] ?? {});
  });
}

function titleOf(object: string): string {
  return `The ${object} object`;
}

function anchorOf(object: string): string {
  return `the-${object.toLowerCase()}-object`;
}

function anchorTo(operationId: string): string {
  return `#${operationId.toLowerCase()}`;
}

function fileOf(group: string): string {
  return `${group.toLowerCase().replaceAll(' ', '-')}.md`;
}
