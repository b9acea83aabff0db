/** The title of one period below a chart: its middle and its width, in pixels from the left edge of the chart. */
export type PlacedTitle = { title: string; x: number; width: number };

/** In pixels, between two titles. */
const leastGap = 12;

/**
 * Every title, or else every second one, every third one and so on, whichever has room beside each other first. It counts from
 * the last one: the latest period is what is looked for. That one is moved to the left where it would reach beyond the chart.
 * @param titles from left to right
 * @param width of the chart
 */
export function spacedTitles(titles: readonly PlacedTitle[], width: number): PlacedTitle[] {
  const inside = titles
    .map((placed, index) => {
      const isLast = index === titles.length - 1;
      return isLast ? { ...placed, x: Math.min(placed.x, width - placed.width / 2) } : placed;
    })
    .reverse();
  for (let step = 1; ; step += 1) {
    const shown = inside.filter((_, back) => back % step === 0).filter((placed) => leftOf(placed) >= 0);
    if (haveRoom(shown)) return shown.reverse();
  }
}

/** @param titles from right to left */
function haveRoom(titles: readonly PlacedTitle[]): boolean {
  return titles.every((placed, index) => {
    const next = titles[index - 1];
    return !next || placed.x + placed.width / 2 + leastGap <= leftOf(next);
  });
}

function leftOf({ x, width }: PlacedTitle): number {
  return x - width / 2;
}
