/** Whether a PATCH asks for no change: every field of it is absent or null, and no line is made or taken away. */
export function isEmptyPatch(changes: object): boolean {
  return Object.entries(changes).every(
    ([field, value]) => isAbsent(value) || (field === 'line_changes' && changesNoLines(value)),
  );
}

function changesNoLines(lineChanges: object): boolean {
  return Object.values(lineChanges).every(
    (lines) => isAbsent(lines) || (Array.isArray(lines) && lines.length === 0),
  );
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined;
}
