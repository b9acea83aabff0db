type Listed = { id: string };

/**
 * The task to go on with: the first after the answered one that is still listed, else the first of all; null where none is left.
 * @param before the list when the answer was sent
 * @param left the list since
 */
export function nextOpen(
  before: readonly Listed[],
  left: readonly Listed[],
  answeredId: string | null,
): string | null {
  const ids = new Set(left.map(({ id }) => id).filter((id) => id !== answeredId));
  const at = before.findIndex(({ id }) => id === answeredId);
  const after = before.slice(at + 1).find(({ id }) => ids.has(id));
  return after?.id ?? [...ids][0] ?? null;
}
