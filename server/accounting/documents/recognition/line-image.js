/** The height of line that the recognition model was trained with, and what keeps a line of noise from taking minutes. */
export const lineHeight = 48;
const mostWidth = 1600;
const leastWidth = 16;

/**
 * The pixels of one line, turned upright and scaled to the height of the model: blue, green, red, each from -1 to 1.
 * `image` has three bytes a pixel; the region is in pixels of it.
 */
export function lineImage(image, region) {
  const scale = lineHeight / region.height;
  const width = Math.min(mostWidth, Math.max(leastWidth, Math.round(region.width * scale)));
  const size = lineHeight * width;
  const pixels = new Float32Array(3 * size);
  const cos = Math.cos(region.angle);
  const sin = Math.sin(region.angle);
  for (let y = 0; y < lineHeight; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const along = ((x + 0.5) / width - 0.5) * region.width;
      const across = ((y + 0.5) / lineHeight - 0.5) * region.height;
      const sourceX = region.x + along * cos - across * sin - 0.5;
      const sourceY = region.y + along * sin + across * cos - 0.5;
      sample(image, sourceX, sourceY, pixels, y * width + x, size);
    }
  }
  return { pixels, width };
}

/** The colour between four pixels, by how near each is. */
function sample({ data, width, height }, x, y, pixels, at, size) {
  const x0 = Math.max(0, Math.min(width - 1, Math.floor(x)));
  const y0 = Math.max(0, Math.min(height - 1, Math.floor(y)));
  const x1 = Math.min(width - 1, x0 + 1);
  const y1 = Math.min(height - 1, y0 + 1);
  const right = Math.max(0, Math.min(1, x - x0));
  const down = Math.max(0, Math.min(1, y - y0));
  for (let colour = 0; colour < 3; colour += 1) {
    const channel = 2 - colour;
    const upper =
      data[(y0 * width + x0) * 3 + channel] * (1 - right) + data[(y0 * width + x1) * 3 + channel] * right;
    const lower =
      data[(y1 * width + x0) * 3 + channel] * (1 - right) + data[(y1 * width + x1) * 3 + channel] * right;
    pixels[colour * size + at] = (upper * (1 - down) + lower * down) / 127.5 - 1;
  }
}
