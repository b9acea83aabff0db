/** The title of one period below a chart: its middle and its width, in pixels from the left edge of the chart. */
export type PlacedTitle = { title: string; x: number; width: number };

/**
 * Those of the titles that have room beside each other, the last one first: the latest period is what is looked for. The
 * last one is moved to the left where it would reach beyond the chart.
 * @param titles from left to right
 * @param width of the chart
 * @param gap at least this much between two
 */
export function spacedTitles(titles: readonly PlacedTitle[], width: number, gap: number): PlacedTitle[] {
  const shown: PlacedTitle[] = [];
  let end = width;
  for (const [index, placed] of [...titles.entries()].reverse()) {
    const half = placed.width / 2;
    const x = index === titles.length - 1 ? Math.min(placed.x, end - half) : placed.x;
    if (x - half < 0 || x + half > end) continue;
    shown.unshift({ ...placed, x });
    end = x - half - gap;
  }
  return shown;
}
