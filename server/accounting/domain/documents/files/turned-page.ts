import type { Extraction, Turn } from '../extraction';
import type { Place } from '../text-line';

/** The same with places in the picture as it is stored, and how that is to be turned. `turns` has one for each page. */
export function asStored(extraction: Extraction, turns: readonly Turn[]): Extraction {
  const members = Object.entries(extraction).map(([name, read]: [string, unknown]) => [
    name,
    isPlaced(read) ? { ...read, place: placeAsStored(read.place, turns) } : read,
  ]);
  const [turn = 0] = turns;
  return { ...(Object.fromEntries(members) as Extraction), ...(turn === 0 ? {} : { turn }) };
}

function isPlaced(read: unknown): read is { place: Place } {
  return typeof read === 'object' && read !== null && 'place' in read && read.place !== undefined;
}

function placeAsStored(place: Place, turns: readonly Turn[]): Place {
  const { left, top, right, bottom, page = 1 } = place;
  switch (turns[page - 1] ?? 0) {
    case 0:
      return place;
    case 90:
      return { ...place, left: top, top: 1 - right, right: bottom, bottom: 1 - left };
    case 180:
      return { ...place, left: 1 - right, top: 1 - bottom, right: 1 - left, bottom: 1 - top };
    case 270:
      return { ...place, left: 1 - bottom, top: left, right: 1 - top, bottom: right };
  }
}
