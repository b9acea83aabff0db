/** Where the detection model says "text": with more than this probability, and this much on average in a region. */
const leastProbability = 0.3;
const leastMean = 0.5;
/** The model marks the core of a line; the letters reach further out, by area over perimeter times this. */
const growth = 1.7;
const leastSidePixels = 3;

/**
 * The lines of text in a map of probabilities, as rectangles with a direction (`angle`, in radians), in pixels of the
 * map: connected pixels that are probably text, grown to the size of the letters.
 */
export function textRegions(map, width, height) {
  const found = [];
  const isSeen = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  for (let start = 0; start < map.length; start += 1) {
    if (isSeen[start] || map[start] <= leastProbability) continue;
    const count = collect({ map, width, height, isSeen, queue, start });
    const pixels = queue.subarray(0, count);
    if (meanOf(map, pixels) < leastMean) continue;
    const region = rectangleAround(pixels, width);
    if (Math.min(region.width, region.height) >= leastSidePixels) found.push(grown(region));
  }
  return found;
}

/** Puts the pixels connected with `start` into the queue; their count. */
function collect({ map, width, height, isSeen, queue, start }) {
  let count = 1;
  queue[0] = start;
  isSeen[start] = 1;
  for (let at = 0; at < count; at += 1) {
    const x = queue[at] % width;
    const y = (queue[at] - x) / width;
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
        const next = ny * width + nx;
        if (isSeen[next] || map[next] <= leastProbability) continue;
        isSeen[next] = 1;
        queue[count] = next;
        count += 1;
      }
    }
  }
  return count;
}

function meanOf(map, pixels) {
  let sum = 0;
  for (const pixel of pixels) sum += map[pixel];
  return sum / pixels.length;
}

/** The rectangle along the main axis of the pixels. */
function rectangleAround(pixels, mapWidth) {
  const { x, y, angle } = mainAxis(pixels, mapWidth);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (const pixel of pixels) {
    const dx = (pixel % mapWidth) - x;
    const dy = Math.floor(pixel / mapWidth) - y;
    const along = dx * cos + dy * sin;
    const across = dy * cos - dx * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const along = (left + right) / 2;
  const across = (top + bottom) / 2;
  return {
    x: x + along * cos - across * sin + 0.5,
    y: y + along * sin + across * cos + 0.5,
    width: right - left + 1,
    height: bottom - top + 1,
    angle,
  };
}

/** Centre and direction; what is about as high as it is wide has none. */
function mainAxis(pixels, mapWidth) {
  let [x, y] = [0, 0];
  for (const pixel of pixels) {
    x += pixel % mapWidth;
    y += Math.floor(pixel / mapWidth);
  }
  x /= pixels.length;
  y /= pixels.length;
  let [xx, xy, yy] = [0, 0, 0];
  for (const pixel of pixels) {
    const dx = (pixel % mapWidth) - x;
    const dy = Math.floor(pixel / mapWidth) - y;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const isRound = xx < 4 * yy && yy < 4 * xx;
  return { x, y, angle: isRound ? 0 : 0.5 * Math.atan2(2 * xy, xx - yy) };
}

function grown(region) {
  const margin = (region.width * region.height * growth) / (2 * (region.width + region.height));
  return { ...region, width: region.width + 2 * margin, height: region.height + 2 * margin };
}
