/** In the order of the names, with numbers by their value: files of days in the order of the days. */
export function byName<Named extends { name: string }>(all: readonly Named[]): Named[] {
  return all.toSorted((left, right) => left.name.localeCompare(right.name, 'en', { numeric: true }));
}
