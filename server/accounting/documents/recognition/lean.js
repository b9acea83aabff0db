/** A page that leans less is read as well as an upright one (docs/receipts.md); in radians. */
const leastLean = (2 * Math.PI) / 180;
/** Lines that are this much longer than high have a direction. */
const leastProportion = 3;

/** By how much the lines of a page fall to the right, in radians; 0 where that is too little to matter. */
export function leanOf(regions) {
  const long = regions.filter(({ width, height }) => width > leastProportion * height);
  const total = long.reduce((sum, { width }) => sum + width, 0);
  let passed = 0;
  for (const { angle, width } of long.sort((a, b) => a.angle - b.angle)) {
    passed += width;
    // The middle of all length: a long line knows its direction better than a short one.
    if (passed >= total / 2) return Math.abs(angle) < leastLean ? 0 : angle;
  }
  return 0;
}

/** The region of the page that was turned upright by `lean`, where it is on the page itself. */
export function onLeaningPage(region, { upright, page, lean }) {
  const dx = region.x - upright.width / 2;
  const dy = region.y - upright.height / 2;
  return {
    ...region,
    x: page.width / 2 + dx * Math.cos(lean) - dy * Math.sin(lean),
    y: page.height / 2 + dx * Math.sin(lean) + dy * Math.cos(lean),
    angle: region.angle + lean,
  };
}
