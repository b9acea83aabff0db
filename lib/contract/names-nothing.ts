/** Whether a PATCH asks for no change: every field of it is absent or null. */
export function namesNothing(changes: object): boolean {
  return Object.values(changes).every((value) => value === null || value === undefined);
}
