import type { Place, Turn } from '@/lib/contract/document';

/** Where a place of a picture is when the picture is turned clockwise by so many degrees. */
export function turnedPlace(place: Place, turn: Turn): Place {
  const { left, top, right, bottom } = place;
  switch (turn) {
    case 0:
      return place;
    case 90:
      return { ...place, left: 1 - bottom, top: left, right: 1 - top, bottom: right };
    case 180:
      return { ...place, left: 1 - right, top: 1 - bottom, right: 1 - left, bottom: 1 - top };
    case 270:
      return { ...place, left: top, top: 1 - right, right: bottom, bottom: 1 - left };
  }
}

/** What a quarter more, clockwise, comes to. */
export function quarterMore(turn: Turn): Turn {
  const next = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;
  return next[turn];
}
