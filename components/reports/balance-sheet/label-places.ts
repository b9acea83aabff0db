/**
 * The places of labels beside the bands that they name: at the middle of each as far as there is room, none nearer to the next
 * than the gap, all between 0 and the height. The labels come in the order of the bands, from the foot up.
 * @param middles distances from the top, each less than the one before
 */
export function labelPlaces(middles: readonly number[], gap: number, height: number): number[] {
  const places: number[] = [];
  for (const middle of middles) {
    const below = places.at(-1);
    places.push(Math.min(middle, below === undefined ? height - gap / 2 : below - gap));
  }
  // What was pushed over the top moves all that is in its way down again.
  let least = gap / 2;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const place = Math.max(places[index] ?? 0, least);
    places[index] = place;
    least = place + gap;
  }
  return places;
}
