/** Which rows are selected, and from where a range reaches. */
export type Selection = {
  ids: ReadonlySet<string>;
  anchor: string | null;
  /** How many have changed since they were selected, and are not in it any more. */
  left?: number;
};

export const noSelection: Selection = { ids: new Set(), anchor: null };

/** Selects the row, or takes it out; the next range reaches from here. */
export function toggle(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}

/** Selects everything between the anchor and the row, in the order of the list. Without an anchor, the row alone. */
export function extend(selection: Selection, id: string, order: readonly string[]): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (to === -1) return selection;
  const start = from === -1 ? to : Math.min(from, to);
  const end = from === -1 ? to : Math.max(from, to);
  return {
    ids: new Set([...selection.ids, ...order.slice(start, end + 1)]),
    anchor: selection.anchor ?? id,
  };
}

/** Whether all rows between the two were read. */
export function isReadBetween(
  rows: readonly ({ id: string } | null)[],
  anchor: string | null,
  id: string,
): boolean {
  const places = [anchor, id].map((each) => rows.findIndex((row) => row !== null && row.id === each));
  if (places.includes(-1)) return true;
  return rows.slice(Math.min(...places), Math.max(...places)).every((row) => row !== null);
}

/** All rows, or none when all of them were selected. */
export function toggleAll(selection: Selection, order: readonly string[]): Selection {
  const isAll = order.length > 0 && order.every((id) => selection.ids.has(id));
  return isAll ? noSelection : { ids: new Set(order), anchor: selection.anchor };
}

/** These rows and no others, or none when they were just these. */
export function selectOnly(selection: Selection, ids: readonly string[]): Selection {
  const isSame = ids.length === selection.ids.size && ids.every((id) => selection.ids.has(id));
  return isSame ? noSelection : { ids: new Set(ids), anchor: ids[0] ?? null };
}

/** The selected rows that are there, in the order of the list. */
export function selectedOf(selection: Selection, order: readonly string[]): string[] {
  return selection.ids.size === 0 ? [] : order.filter((id) => selection.ids.has(id));
}

/**
 * Where to go when rows leave the list: the first row after the place that stays, or else the last before it.
 * @param leaving the rows that leave; `place` may be one of them
 */
export function placeAfter(
  order: readonly string[],
  place: string | null,
  leaving: ReadonlySet<string>,
): string | null {
  if (place !== null && !leaving.has(place)) return place;
  const index = place === null ? 0 : Math.max(order.indexOf(place), 0);
  const stays = (id: string) => !leaving.has(id);
  return order.slice(index).find(stays) ?? order.slice(0, index).findLast(stays) ?? null;
}
