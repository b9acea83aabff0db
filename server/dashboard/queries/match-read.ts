import type { Read } from '@/lib/reads/read';

type Match = { read: Read; parameters: Record<string, string> };

/** The read of an address, by the parts of its path. A word in a path goes before a parameter in its place. */
export function matchRead(reads: readonly Read[], path: readonly string[]): Match | null {
  const fewestParametersFirst = reads.toSorted(
    (left, right) => countParameters(left) - countParameters(right),
  );
  for (const read of fewestParametersFirst) {
    const parameters = parametersIn(read.path.split('/'), path);
    if (parameters) return { read, parameters };
  }
  return null;
}

function parametersIn(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const given = path[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined) parameters[name] = given;
    else if (part !== given) return null;
  }
  return parameters;
}

function countParameters({ path }: Read): number {
  return path.split('{').length - 1;
}
