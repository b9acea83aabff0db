import type { Extraction } from './extraction';
import type { Place } from './text-line';

/** By how many degrees, clockwise, a picture was turned so that its text is upright. */
export type Turn = 0 | 90 | 180 | 270;

/** The same with places in the picture as it is shown, which is not turned. `turns` has one for each page. */
export function asShown(extraction: Extraction, turns: readonly Turn[]): Extraction {
  const members = Object.entries(extraction).map(([name, read]: [string, unknown]) => [
    name,
    isPlaced(read) ? { ...read, place: placeAsShown(read.place, turns) } : read,
  ]);
  return Object.fromEntries(members) as Extraction;
}

function isPlaced(read: unknown): read is { place: Place } {
  return typeof read === 'object' && read !== null && 'place' in read && read.place !== undefined;
}

function placeAsShown(place: Place, turns: readonly Turn[]): Place {
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
