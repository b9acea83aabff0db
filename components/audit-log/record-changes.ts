/** One field that a record changed. A side is undefined where there was no such field. */
export type FieldChange = {
  /** The names of the members on the way, such as `['line_entries', 'line 2', 'amount']`. */
  path: readonly string[];
  before: Leaf | undefined;
  after: Leaf | undefined;
};

/** What has no fields of its own; an amount that no double holds is an object of one `value`. */
export type Leaf = string | number | boolean | null | { value: string };

/** They tell who and when, which the record itself says, or count the changes. */
const passedOver = new Set(['id', 'business_id', 'tenant_id', 'version', 'created_at', 'updated_at']);

/**
 * What differs between a resource before and after, field by field: what it is called, its other fields, its parts. Of
 * one that came to be (or ended to be) everything that says something. Things in lists are distinguished by their `id`.
 */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  const was = leavesOf(before);
  const is = leavesOf(after);
  const paths = new Map([...was, ...is].map(([key, { path }]) => [key, path]));
  const changes = [...paths].flatMap(([key, path]) => {
    const [left, right] = [was.get(key)?.leaf, is.get(key)?.leaf];
    return areEqual(left, right) ? [] : [{ path, before: left, after: right }];
  });
  // The database keeps the members of an object in no order that means anything.
  return changes.sort((left, right) => rankOf(left.path) - rankOf(right.path));
}

const first = ['name', 'number', 'description', 'clean_description', 'datetime'];

function rankOf(path: readonly string[]): number {
  const place = first.indexOf(path.at(-1) ?? '');
  return (path.length > 1 ? 100 : 0) + (place === -1 || path.length > 1 ? first.length : place);
}

type Leaves = Map<string, { path: readonly string[]; leaf: Leaf }>;

function leavesOf(value: unknown): Leaves {
  const leaves: Leaves = new Map();
  collect(value, { key: '', path: [] }, leaves);
  // The parts of a resource name it; so does the record.
  const own = idOf(value);
  for (const [key, { leaf }] of leaves) if (leaf === own) leaves.delete(key);
  return leaves;
}

/** Nothing and emptiness are left out: a field that says nothing before and nothing after did not change. */
function collect(value: unknown, at: { key: string; path: readonly string[] }, leaves: Leaves): void {
  if (value === null || value === undefined || value === '') return;
  if (Array.isArray(value)) collectList(value, at, leaves);
  else if (isLeaf(value)) leaves.set(at.key, { path: at.path, leaf: value });
  else {
    for (const [name, member] of Object.entries(value)) {
      if (passedOver.has(name)) continue;
      collect(member, { key: `${at.key}/${name}`, path: [...at.path, name] }, leaves);
    }
  }
}

function collectList(list: unknown[], at: { key: string; path: readonly string[] }, leaves: Leaves): void {
  if (list.every(isLeaf)) {
    if (list.length > 0) leaves.set(at.key, { path: at.path, leaf: list.map(textOf).join(', ') });
    return;
  }
  list.forEach((item, index) => {
    const key = `${at.key}/${idOf(item) ?? index}`;
    collect(item, { key, path: [...at.path, `#${index + 1}`] }, leaves);
  });
}

function idOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return null;
  const id: unknown = Reflect.get(item, 'id');
  return typeof id === 'string' ? id : null;
}

function isLeaf(value: unknown): value is Leaf {
  if (typeof value !== 'object' || value === null) return true;
  return isExact(value);
}

/** As JSON is read exactly: see `lib/json`. */
function isExact(value: object): value is { value: string } {
  return Reflect.get(value, 'isLosslessNumber') === true && typeof Reflect.get(value, 'value') === 'string';
}

export function textOf(leaf: Leaf): string {
  return typeof leaf === 'object' && leaf !== null ? leaf.value : String(leaf);
}

function areEqual(left: Leaf | undefined, right: Leaf | undefined): boolean {
  if (left === undefined || right === undefined) return left === right;
  return textOf(left) === textOf(right);
}
